import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Suspense, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Image } from '../../ui/image.tsx'
import type { Product } from './product.ts'

const GalleryDialog = lazyPart(() => import('./gallery-dialog.tsx'))

/** The photos: one large that can be swiped, small ones to choose from, all of them over the whole screen. */
export function Gallery({ images, title }: Pick<Product, 'images'> & { title: string }) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState<number>()

  function show(index: number) {
    const list = track.current
    const next = (index + images.length) % images.length
    list?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'center' })
    setShown(next)
  }

  function onScroll() {
    const list = track.current
    if (list) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
  }

  if (images.length === 0) return <div className="aspect-4/3 rounded-card bg-sunken" />
  return (
    <section aria-label={t('product.gallery.label')} className="grid gap-3">
      <div className="relative overflow-hidden max-md:-mx-[clamp(16px,4vw,32px)] md:rounded-card">
        <ul
          ref={track}
          onScroll={onScroll}
          className="relative flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <li key={image.path} className="w-full shrink-0 snap-center">
              <button
                type="button"
                onClick={() => setOpen(index)}
                aria-label={t('product.gallery.open', { n: index + 1, count: images.length })}
                className="relative block w-full cursor-zoom-in outline-none after:absolute after:inset-1 after:rounded-control focus-visible:after:border-3 focus-visible:after:border-accent focus-visible:after:outline-2 focus-visible:after:outline-surface"
              >
                <Image
                  path={image.path}
                  alt={index === 0 ? title : ''}
                  sizes="(min-width: 1024px) 760px, 100vw"
                  thumbHash={image.thumbhash}
                  priority={index === 0}
                  className={index === 0 ? 'shared-picture' : undefined}
                />
              </button>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <>
            <div className="absolute inset-y-0 start-3 hidden items-center md:flex">
              <IconButton
                look="raised"
                label={t('product.gallery.previous')}
                icon={<ChevronLeft aria-hidden size={20} className="rtl:rotate-180" />}
                onClick={() => show(shown - 1)}
              />
            </div>
            <div className="absolute inset-y-0 end-3 hidden items-center md:flex">
              <IconButton
                look="raised"
                label={t('product.gallery.next')}
                icon={<ChevronRight aria-hidden size={20} className="rtl:rotate-180" />}
                onClick={() => show(shown + 1)}
              />
            </div>
            <p
              aria-hidden
              className="tabular absolute end-3 bottom-3 rounded-pill bg-raised/90 px-3 py-1 text-sm font-semibold md:hidden"
            >
              {shown + 1} / {images.length}
            </p>
          </>
        )}
      </div>
      {images.length > 1 && (
        <ul className="hidden grid-cols-5 gap-3 md:grid">
          {images.map((image, index) => (
            <li key={image.path}>
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={t('product.gallery.show', { n: index + 1 })}
                aria-current={index === shown}
                className={classNames(
                  'block w-full overflow-hidden rounded-control border-2 transition-colors',
                  index === shown ? 'border-accent' : 'border-transparent',
                )}
              >
                <Image path={image.path} alt="" sizes="140px" thumbHash={image.thumbhash} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <Suspense>
          <GalleryDialog images={images} title={title} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
