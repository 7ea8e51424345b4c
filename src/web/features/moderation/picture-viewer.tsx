import RotateCw from 'lucide-react/icons/rotate-cw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** A picture to look at closely: larger, turned, and moved by scrolling. */
export function PictureViewer({ src, alt }: { src: string; alt: string }) {
  const t = useTranslate()
  const [step, setStep] = useState(0)
  const [quarters, setQuarters] = useState(0)
  const zoom = ZOOMS[step]!
  return (
    <figure>
      {/* A picture that is turned on its side keeps within the square around it. */}
      <section
        aria-label={t('moderation.document.picture')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="relative aspect-square max-h-[70dvh] w-full overflow-auto rounded-control bg-sunken"
      >
        <img
          src={src}
          alt={alt}
          className="max-w-none object-contain transition-transform motion-reduce:transition-none"
          style={{
            width: `${zoom * 100}%`,
            height: `${zoom * 100}%`,
            transform: `rotate(${quarters * 90}deg)`,
          }}
        />
      </section>
      <figcaption className="mt-2 flex items-center gap-2">
        <IconButton
          icon={<ZoomOut size={20} />}
          label={t('moderation.document.smaller')}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <span role="status" className="tabular min-w-14 text-center text-sm">
          {`${zoom * 100} %`}
        </span>
        <IconButton
          icon={<ZoomIn size={20} />}
          label={t('moderation.document.larger')}
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        />
        <IconButton
          icon={<RotateCw size={20} />}
          label={t('moderation.document.turn')}
          onClick={() => setQuarters(quarters + 1)}
        />
      </figcaption>
    </figure>
  )
}
