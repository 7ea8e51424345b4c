import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Trash from 'lucide-react/icons/trash'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Image } from '../../ui/image.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import { isReady, type Photo, type usePhotos } from './use-photos.ts'

const FAULTS = {
  unreadable: 'lending.photos.unreadable',
  network: 'lending.photos.network',
  full: 'errors.QuotaExceeded',
  'no-room': 'errors.InsufficientStorage',
} as const

interface PhotoTileProps {
  photo: Photo
  index: number
  count: number
  actions: Pick<ReturnType<typeof usePhotos>, 'move' | 'remove' | 'retry'>
  dragged: string | undefined
  onDrag: (id: string | undefined) => void
}

/** One photo: its upload, its position among the others, and a button to remove it. */
export function PhotoTile({ photo, index, count, actions, dragged, onDrag }: PhotoTileProps) {
  const t = useTranslate()
  const name = t('lending.photos.one', { number: index + 1 })
  return (
    <li
      draggable
      onDragStart={() => onDrag(photo.id)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => dragged && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (dragged && dragged !== photo.id) actions.move(dragged, index)
      }}
      className={classNames(
        'overflow-hidden rounded-card border border-line bg-raised transition-opacity',
        dragged === photo.id && 'opacity-50',
      )}
    >
      <div className="relative">
        <Picture photo={photo} name={name} />
        {index === 0 && (
          <span className="absolute start-2 top-2">
            <Badge tone="good">{t('lending.photos.cover')}</Badge>
          </span>
        )}
        {!isReady(photo) && !photo.fault && (
          <div className="absolute inset-x-0 bottom-0 bg-raised/92 p-3">
            <UploadProgress
              label={t('lending.photos.uploading', { name })}
              progress={photo.progress}
              isWaiting={photo.isWaiting}
            />
          </div>
        )}
        {photo.fault && (
          <div
            role="alert"
            className="absolute inset-0 grid place-content-center gap-2 bg-raised/92 p-3 text-center"
          >
            <p className="text-sm font-medium text-danger-ink">{t(FAULTS[photo.fault])}</p>
            {(photo.fault === 'network' || photo.fault === 'no-room') && (
              <Button size="small" variant="secondary" onClick={() => actions.retry(photo)}>
                {t('lending.photos.retry')}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="flex items-center justify-between">
        <IconButton
          label={t('lending.photos.earlier', { name })}
          icon={<ChevronLeft aria-hidden size={18} />}
          disabled={index === 0}
          onClick={() => actions.move(photo.id, index - 1)}
        />
        <IconButton
          label={t('lending.photos.later', { name })}
          icon={<ChevronRight aria-hidden size={18} />}
          disabled={index === count - 1}
          onClick={() => actions.move(photo.id, index + 1)}
        />
        <IconButton
          label={t('lending.photos.remove', { name })}
          icon={<Trash aria-hidden size={18} />}
          className="ms-auto"
          onClick={() => actions.remove(photo.id)}
        />
      </div>
    </li>
  )
}

/** From this device while the file is still open, from storage later. */
export function Picture({ photo, name, sizes = '240px' }: { photo: Photo; name: string; sizes?: string }) {
  if (photo.preview && photo.fault !== 'unreadable')
    return <img src={photo.preview} alt={name} className="aspect-4/3 w-full bg-sunken object-cover" />
  if (photo.kept)
    return <Image path={photo.kept.path} alt={name} thumbHash={photo.kept.thumbhash} sizes={sizes} />
  return <span className="block aspect-4/3 bg-sunken" />
}
