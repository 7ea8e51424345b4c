import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Seconds for which the address of a private photo is valid. */
const SIGNED_SECONDS = 3_600

/** Private photos of a rental, each opening in full. */
export function PrivatePhotos({
  bucket,
  paths,
}: {
  bucket: 'claims' | 'handovers' | 'messages'
  paths: readonly string[]
}) {
  const t = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['signed-photos', bucket, paths],
    queryFn: async () => {
      const { storage } = await supabase()
      const answer = await storage.from(bucket).createSignedUrls([...paths], SIGNED_SECONDS)
      if (answer.error) throw answer.error
      return answer.data.flatMap(({ signedUrl }) => signedUrl || [])
    },
    enabled: paths.length > 0,
    staleTime: (SIGNED_SECONDS - 60) * 1_000,
  })
  if (paths.length === 0) return null
  if (error) return <p className="text-sm text-danger-ink">{t('claims.photos.failed')}</p>
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {data
        ? data.map((address, index) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer" className="block">
                <img
                  src={address}
                  alt={t('claims.photos.one', { number: index + 1 })}
                  className="aspect-square w-full rounded-control border border-line object-cover"
                />
              </a>
            </li>
          ))
        : paths.map((path) => <Skeleton key={path} card className="aspect-square" />)}
    </ul>
  )
}
