import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Offer } from '../../ui/offer.tsx'
import type { Choice } from './use-choice.ts'

/** Some hours can cost more than a whole day: a neighbour would say so, and give the day. */
export default function CheaperDay({ totalCents, choose }: NonNullable<Choice['cheaper']>) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Offer
      text={t('product.quote.cheaper')}
      action={t('product.quote.take-day', { price: format.money(totalCents) })}
      onTake={choose}
    />
  )
}
