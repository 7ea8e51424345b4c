import { useNavigate } from 'react-router'
import { addToBasket, type BasketItem, type BasketProduct } from '#domain/basket/basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { UnavailableDialog } from './unavailable-dialog.tsx'
import { useBasket } from './use-basket.ts'
import { useStartCheckout } from './use-start-checkout.ts'

interface RentNowButtonProps {
  product: BasketProduct
  /** What is chosen; undefined while it cannot be rented like this. */
  wanted:
    | ({ startDate: string; endDate: string } & Pick<BasketItem, 'quantity' | 'deliveryMethod'>)
    | undefined
}

const LABELS = {
  idle: 'basket.rent-now',
  checking: 'basket.checkout.checking',
  reserving: 'basket.checkout.reserving',
} as const

/** Holds this one item and goes straight to its checkout; the basket stays as it is. Asks to sign in first. */
export function RentNowButton({ product, wanted }: RentNowButtonProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const basket = useBasket()
  const isSignedOut = useSession().status === 'signed-out'
  const { step, unavailable, start, dismiss } = useStartCheckout()

  function rent() {
    if (!wanted) return
    const { startDate, endDate, ...wish } = wanted
    const period = { startDate, endDate }
    if (isSignedOut) {
      basket.add(product, period, wish)
      rememberRedirect('/basket')
      void navigate('/login')
      return
    }
    const line = addToBasket([], crypto.randomUUID(), product, period, wish)
    if (line.ok) void start(line.value)
  }

  return (
    <>
      <Button size="large" wide busy={step !== 'idle'} disabled={!wanted} onClick={rent} aria-live="polite">
        {t(LABELS[step])}
      </Button>
      <UnavailableDialog items={unavailable} onBack={dismiss} onRemove={dismiss} />
    </>
  )
}
