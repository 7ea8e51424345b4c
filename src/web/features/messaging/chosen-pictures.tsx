import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import type { useEvidence } from '../../entities/photo/use-evidence.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { IconButton, iconButtonStyle } from '../../ui/icon-button.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'

type Pictures = ReturnType<typeof useEvidence>

const FAULTS = {
  type: 'claims.photos.type',
  size: 'claims.photos.size',
  many: 'messaging.pictures.many',
  network: 'claims.photos.network',
  full: 'errors.QuotaExceeded',
  'no-room': 'errors.InsufficientStorage',
} as const

/** The pictures that go with the next message. */
export function ChosenPictures({ pictures: { photos, fault, remove } }: { pictures: Pictures }) {
  const t = useTranslate()
  return (
    <>
      {photos.length > 0 && (
        <ul className="relative mb-2 flex gap-2 overflow-x-auto">
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              className="relative shrink-0 overflow-hidden rounded-control border border-line"
            >
              <img src={photo.preview} alt={photo.name} className="size-20 object-cover" />
              <span className="absolute end-0 top-0 rounded-pill bg-raised">
                <IconButton
                  label={t('claims.photos.remove', { number: index + 1 })}
                  icon={<X aria-hidden size={16} />}
                  className="size-8!"
                  onClick={() => remove(photo.id)}
                />
              </span>
              {photo.path === undefined && (
                <div className="absolute inset-x-0 bottom-0 bg-raised/92 p-1">
                  <UploadProgress
                    label={t('claims.photos.uploading')}
                    progress={photo.progress}
                    isWaiting={photo.isWaiting}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="mb-1 text-sm font-medium text-danger-ink empty:hidden">
        {fault && t(FAULTS[fault])}
      </p>
    </>
  )
}

/** Chooses pictures, or takes them. */
export function AddPictures({ pictures: { add } }: { pictures: Pictures }) {
  const t = useTranslate()
  return (
    <label
      title={t('messaging.pictures.add')}
      className={iconButtonStyle(
        'quiet',
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      <ImagePlus aria-hidden size={20} />
      <input
        type="file"
        multiple
        accept="image/*"
        className="fills-label"
        aria-label={t('messaging.pictures.add')}
        onChange={({ target }) => {
          add(target.files)
          target.value = ''
        }}
      />
    </label>
  )
}
