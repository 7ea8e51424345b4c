import { type BasketItem, quoteOf } from '#domain/basket/basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Offer } from '../../ui/offer.tsx'

interface CheaperDayProps {
  /** The line as a whole day, where that costs less. */
  day: BasketItem | undefined
  onTake: (day: BasketItem) => void
}

/** Some hours can cost more than a whole day: a neighbour would say so, and give the day. */
export function CheaperDay({ day, onTake }: CheaperDayProps) {
  const t = useTranslate()
  const format = useFormat()
  if (!day) return null
  return (
    <div className="mt-2">
      <Offer
        text={t('basket.cheaper.text')}
        action={t('basket.cheaper.take', { price: format.money(quoteOf(day).totalCents) })}
        onTake={() => onTake(day)}
      />
    </div>
  )
}
