import { type ComponentProps, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { BookingCard } from './booking-card.tsx'

/** On a phone: the price in reach of the thumb, everything else in a sheet. */
export function BookingBar(props: ComponentProps<typeof BookingCard>) {
  const t = useTranslate()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const { product, choice } = props
  const { quote, refusal } = choice

  return (
    <div className="sticky inset-x-0 bottom-[var(--bottom-bar-height)] z-30 border-t border-line bg-raised px-4 py-3 lg:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="tabular block font-display text-lg font-bold">
            {quote && !refusal ? format.money(quote.totalCents) : format.price(product.price_per_day_cents)}
          </span>
          <span className="block truncate text-sm text-ink-soft">
            {quote && !refusal ? format.duration(quote.units, quote.type) : t('product.per-day')}
          </span>
        </p>
        <Button onClick={() => setOpen(true)}>
          {quote ? t('product.review-choice') : t('product.choose-dates')}
        </Button>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('product.book')}>
        <BookingCard
          {...props}
          onAdd={() => {
            setOpen(false)
            props.onAdd()
          }}
        />
      </Drawer>
    </div>
  )
}
