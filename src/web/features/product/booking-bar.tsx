import type { ComponentProps } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { LateDrawer } from '../../lib/late-drawer.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { BookingChoices } from './booking-choices.tsx'
import { BookingSum } from './booking-sum.tsx'

type BookingBarProps = ComponentProps<typeof BookingChoices> &
  Pick<ComponentProps<typeof BookingSum>, 'onAdd' | 'rentNow'> & {
    isOpen: boolean
    onOpen: (isOpen: boolean) => void
  }

/** On a phone: the price in reach of the thumb, everything else in a sheet. */
export function BookingBar({ onAdd, rentNow, isOpen, onOpen, ...choices }: BookingBarProps) {
  const t = useTranslate()
  const format = useFormat()
  const { product, choice } = choices
  const { quote, refusal } = choice
  const settled = quote && !refusal

  function add() {
    onOpen(false)
    onAdd()
  }

  return (
    <div className="sticky inset-x-0 bottom-[var(--bottom-bar-height)] z-30 border-t border-line bg-raised px-[clamp(16px,4vw,32px)] py-3 lg:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="tabular block font-display text-2xl leading-none font-bold">
            {settled ? format.money(quote.totalCents) : format.price(product.price_per_day_cents)}
          </span>
          <span className="mt-1 block truncate text-sm text-ink-soft">
            {settled ? format.duration(quote.units, quote.type) : t('product.per-day')}
          </span>
        </p>
        <Button onClick={() => onOpen(true)}>
          {quote ? t('product.review-choice') : t('product.choose-dates')}
        </Button>
      </div>
      <LateDrawer
        open={isOpen}
        onClose={() => onOpen(false)}
        title={t('product.book')}
        footer={<BookingSum choice={choice} onAdd={add} rentNow={rentNow} />}
      >
        <BookingChoices {...choices} />
      </LateDrawer>
    </div>
  )
}
