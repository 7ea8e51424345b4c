import { type ComponentProps, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { BookingChoices } from './booking-choices.tsx'
import { BookingSum } from './booking-sum.tsx'

type BookingCardProps = ComponentProps<typeof BookingChoices> &
  Pick<ComponentProps<typeof BookingSum>, 'onAdd' | 'rentNow'>

/**
 * The choices beside the page. The card stays in sight while the page scrolls; where it is taller than the window it
 * scrolls with the page down to its own end, and the sum stays at the window's foot meanwhile.
 */
export function BookingCard({ onAdd, rentNow, ...choices }: BookingCardProps) {
  const t = useTranslate()
  return (
    <section
      ref={useOwnHeight()}
      aria-label={t('product.book')}
      className="sticky top-[min(var(--header-height)+16px,100dvh-var(--own-height,0px)-16px)] hidden rounded-card border border-line bg-raised shadow-lift lg:block"
    >
      <div className="px-6 py-4">
        <BookingChoices {...choices} isBeside />
      </div>
      <div className="sticky bottom-0 z-10 rounded-b-card border-t border-line bg-raised px-6 py-3">
        <BookingSum choice={choices.choice} onAdd={onAdd} rentNow={rentNow} />
      </div>
    </section>
  )
}

/** Passes an element's height to its styles. */
function useOwnHeight() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--own-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return ref
}
