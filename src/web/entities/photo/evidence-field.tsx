import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import { MAX_PHOTOS, type useEvidence } from './use-evidence.ts'

const FAULTS = {
  type: 'claims.photos.type',
  size: 'claims.photos.size',
  many: 'claims.photos.many',
  network: 'claims.photos.network',
  full: 'errors.QuotaExceeded',
  'no-room': 'errors.InsufficientStorage',
} as const

/** Photos that show what the person writes; each is on its way at once. */
export function EvidenceField({
  evidence,
  most = MAX_PHOTOS,
}: {
  evidence: ReturnType<typeof useEvidence>
  most?: number
}) {
  const t = useTranslate()
  const id = useId()
  const { photos, fault, add, remove } = evidence
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {t('claims.photos')}
      </p>
      {photos.length > 0 && (
        <ul className="mb-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <li key={photo.id} className="relative overflow-hidden rounded-control border border-line">
              <img src={photo.preview} alt={photo.name} className="aspect-square w-full object-cover" />
              <div className="absolute end-1 top-1 rounded-pill bg-raised">
                <IconButton
                  label={t('claims.photos.remove', { number: index + 1 })}
                  icon={<X aria-hidden size={16} />}
                  onClick={() => remove(photo.id)}
                />
              </div>
              {photo.path === undefined && (
                <div className="absolute inset-x-0 bottom-0 bg-raised/92 p-2">
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
      {photos.length < most && (
        <label className="flex min-h-14 cursor-pointer items-center justify-center gap-3 rounded-card border border-dashed border-line-strong p-4 font-semibold transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <Camera aria-hidden size={20} className="text-accent-ink" />
          {t('claims.photos.add')}
          <input
            type="file"
            multiple
            className="fills-label"
            accept="image/*"
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-error`}
            aria-invalid={fault ? true : undefined}
            onChange={(event) => {
              add(event.target.files)
              event.target.value = ''
            }}
          />
        </label>
      )}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger-ink empty:hidden">
        {fault && t(FAULTS[fault])}
      </p>
    </div>
  )
}
