import { useTranslate } from '../../i18n/translation.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSignedPhotos } from '../photo/use-signed-photos.ts'

/** The photos of a review, each opening in full. */
export function ReviewPhotos({ paths }: { paths: readonly string[] }) {
  const t = useTranslate()
  const { data, error } = useSignedPhotos('reviews', paths)
  if (error) return <p className="mt-2 text-sm text-danger-ink">{t('product.reviews.photos-failed')}</p>
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {(data ?? paths).map((address, index) => (
        <li key={address}>
          {data ? (
            <a href={address} target="_blank" rel="noreferrer" className="block">
              <img
                src={address}
                alt={t('product.reviews.photo', { number: index + 1 })}
                loading="lazy"
                className="size-20 rounded-control border border-line object-cover"
              />
            </a>
          ) : (
            <Skeleton card className="size-20" />
          )}
        </li>
      ))}
    </ul>
  )
}
