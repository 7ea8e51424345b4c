import { addToBasket, type BasketItem, type BasketProduct } from '#domain/basket/basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { randomId } from '../../lib/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { UnavailableLines } from './unavailable-lines.tsx'
import { useStartCheckout } from './use-start-checkout.ts'

interface RentNowButtonProps {
  product: BasketProduct
  /** The chosen line; undefined while it cannot be rented like this. */
  wanted:
    | ({ startDate: string; endDate: string } & Pick<BasketItem, 'quantity' | 'deliveryMethod'>)
    | undefined
}

const LABELS = {
  idle: 'basket.rent-now',
  checking: 'basket.checkout.checking',
  reserving: 'basket.checkout.reserving',
} as const

/** Goes straight to the checkout of this one item; the basket stays as it is. */
export function RentNowButton({ product, wanted }: RentNowButtonProps) {
  const t = useTranslate()
  const { step, unavailable, start, dismiss } = useStartCheckout()

  function rent() {
    if (!wanted) return
    const { startDate, endDate, ...choice } = wanted
    const period = { startDate, endDate }
    const line = addToBasket([], randomId(), product, period, choice)
    if (line.ok) void start(line.value)
  }

  return (
    <>
      <Button size="large" wide busy={step !== 'idle'} disabled={!wanted} onClick={rent} aria-live="polite">
        {t(LABELS[step])}
      </Button>
      <UnavailableLines items={unavailable} onBack={dismiss} />
    </>
  )
}
