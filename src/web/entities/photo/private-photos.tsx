import { useTranslate } from '../../i18n/translation.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSignedPhotos } from './use-signed-photos.ts'

/** Private photos of a rental, each opening in full. */
export function PrivatePhotos({
  bucket,
  paths,
}: {
  bucket: 'claims' | 'handovers' | 'messages'
  paths: readonly string[]
}) {
  const t = useTranslate()
  const { data, error } = useSignedPhotos(bucket, paths)
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
