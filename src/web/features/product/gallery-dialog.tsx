import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useModal } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { imageAddress } from '../../ui/image.tsx'
import type { Product } from './product.ts'

interface GalleryDialogProps extends Pick<Product, 'images'> {
  title: string
  start: number
  onClose: () => void
}

/** One photo over the whole screen; arrow keys turn to the next. */
export default function GalleryDialog({ images, title, start, onClose }: GalleryDialogProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(start)
  const ref = useModal(true, onClose)
  const image = images[shown]
  const turn = (by: number) => setShown((shown + by + images.length) % images.length)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  }

  return (
    <dialog
      ref={ref}
      aria-label={title}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-surface text-ink"
    >
      {image && (
        <img
          src={imageAddress(image.path, 1280)}
          alt={title}
          className="absolute inset-0 m-auto max-h-full max-w-full object-contain"
        />
      )}
      <div className="absolute end-4 top-4">
        <IconButton
          look="raised"
          label={t('ui.close')}
          icon={<X aria-hidden size={22} />}
          onClick={onClose}
        />
      </div>
      {images.length > 1 && (
        <div className="absolute inset-x-0 bottom-6 flex items-center justify-center gap-4">
          <IconButton
            look="raised"
            label={t('product.gallery.previous')}
            icon={<ChevronLeft aria-hidden size={22} className="rtl:rotate-180" />}
            onClick={() => turn(-1)}
          />
          <span aria-live="polite" className="tabular rounded-pill bg-raised px-3 py-1 text-sm font-semibold">
            {shown + 1} / {images.length}
          </span>
          <IconButton
            look="raised"
            label={t('product.gallery.next')}
            icon={<ChevronRight aria-hidden size={22} className="rtl:rotate-180" />}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </dialog>
  )
}
