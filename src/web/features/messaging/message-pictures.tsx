import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Seconds for which the address of a picture is valid. */
const SIGNED_SECONDS = 3_600

/** The pictures of a message, each opening in full. */
export function MessagePictures({ paths }: { paths: readonly string[] }) {
  const t = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['signed-photos', 'messages', paths],
    queryFn: async () => {
      const { storage } = await supabase()
      const answer = await storage.from('messages').createSignedUrls([...paths], SIGNED_SECONDS)
      if (answer.error) throw answer.error
      return answer.data.map(({ signedUrl }) => signedUrl ?? undefined)
    },
    staleTime: (SIGNED_SECONDS - 60) * 1_000,
  })
  if (error) return <p className="text-sm">{t('messaging.pictures.failed')}</p>
  return (
    <ul className={classNames('mb-1 grid gap-1', paths.length > 1 && 'grid-cols-2')}>
      {paths.map((path, index) => (
        <li key={path}>
          {data ? (
            <a href={data[index]} target="_blank" rel="noreferrer" className="block">
              <img
                src={data[index]}
                alt={t('messaging.pictures.one', { number: index + 1 })}
                className="aspect-square w-full min-w-28 rounded-control bg-sunken object-cover"
              />
            </a>
          ) : (
            <Skeleton card className="aspect-square min-w-28" />
          )}
        </li>
      ))}
    </ul>
  )
}
