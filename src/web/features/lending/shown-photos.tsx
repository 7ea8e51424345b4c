import { useSignedAddresses } from '../../entities/photo/use-signed-photos.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useShownPhotos, useShowPhoto } from './use-shown-photos.ts'

/** Photos of the lender's own from one handover, each of which they show on the page of the item, or not. */
export function ShownPhotos({ itemId, paths }: { itemId: string; paths: readonly string[] }) {
  const t = useTranslate()
  const { data: addresses, error } = useSignedAddresses('handovers', paths)
  const { data: shown } = useShownPhotos(itemId)
  const show = useShowPhoto(itemId)
  if (error) return <p className="text-sm text-danger-ink">{t('claims.photos.failed')}</p>
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {paths.map((path, index) => (
        <li key={path}>
          {addresses?.[path] ? (
            <a href={addresses[path]} target="_blank" rel="noreferrer" className="block">
              <img
                src={addresses[path]}
                alt={t('claims.photos.one', { number: index + 1 })}
                className="aspect-square w-full rounded-control border border-line object-cover"
              />
            </a>
          ) : (
            <Skeleton card className="aspect-square" />
          )}
          <Checkbox
            label={t('lending.condition.show')}
            checked={shown?.includes(path) ?? false}
            disabled={shown === undefined}
            onChange={(event) =>
              show.mutate(
                { photo: path, isShown: event.target.checked },
                { onError: (failure) => void toast(errorToast(failure, t)) },
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
