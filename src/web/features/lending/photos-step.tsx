import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, useId, useState } from 'react'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { toast } from '../../lib/toast.ts'
import { classNames } from '../../ui/class-names.ts'
import { PhotoTile } from './photo-tile.tsx'
import { isReady } from './use-photos.ts'
import type { WizardState } from './use-wizard.ts'

const MOST = LISTING_LIMITS.photos[1]

/** Photos: chosen, taken or dropped, several at once; the first one is the cover. */
export function PhotosStep({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const id = useId()
  const { photos, add, ...actions } = wizard.photos
  const [over, setOver] = useState(false)
  const [dragged, setDragged] = useState<string>()
  const error = wizard.fault('photos')
  const ready = photos.filter(isReady).length

  function take(files: Iterable<File>) {
    const pictures = [...files].filter(({ type }) => type === '' || type.startsWith('image/'))
    const left = add(pictures)
    if (left > 0) toast({ title: t('lending.photos.too-many', { count: MOST }), tone: 'bad' })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            actions={actions}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
        {photos.length < MOST && (
          <li className={photos.length === 0 ? 'col-span-full' : undefined}>
            <label
              onDragOver={(event) => {
                event.preventDefault()
                setOver(dragged === undefined)
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
              className={classNames(
                'flex h-full cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed p-4 text-center transition-colors hover:bg-sunken',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                photos.length === 0 ? 'min-h-64' : 'min-h-40',
                over ? 'border-accent bg-accent-tint' : error ? 'border-danger' : 'border-line-strong',
              )}
            >
              <ImagePlus aria-hidden size={28} className="text-accent-ink" />
              <span className="font-semibold">
                {t(photos.length === 0 ? 'lending.photos.add' : 'lending.photos.add-more')}
              </span>
              {photos.length === 0 && (
                <span id={`${id}-hint`} className="max-w-sm text-sm text-ink-soft">
                  {t('lending.photos.hint', { count: MOST })}
                </span>
              )}
              <input
                type="file"
                className="fills-label"
                accept="image/*"
                multiple
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-error`}
                onChange={(event) => {
                  take(event.target.files ?? [])
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {photos.length > 0 &&
          t(wizard.isGuest ? 'lending.photos.here' : 'lending.photos.there', {
            count: ready,
            all: photos.length,
          })}
      </p>
    </div>
  )
}
