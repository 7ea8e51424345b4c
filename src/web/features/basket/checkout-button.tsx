import { useTranslate } from '../../i18n/translation.tsx'
import { useSessionStatus } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { UnavailableLines } from './unavailable-lines.tsx'
import { useBasket } from './use-basket.ts'
import { useStartCheckout } from './use-start-checkout.ts'

const LABELS = {
  idle: 'basket.checkout.proceed',
  checking: 'basket.checkout.checking',
  reserving: 'basket.checkout.reserving',
} as const

interface CheckoutButtonProps {
  wide?: boolean
  /** For a visitor who is signed out: the checkout asks them to sign in. Otherwise the button waits until they are. */
  forStranger?: boolean
}

/** The button from the basket to the checkout: checks and holds the items, and says what prevents it. */
export function CheckoutButton({ wide, forStranger = false }: CheckoutButtonProps) {
  const t = useTranslate()
  const { basket, remove } = useBasket()
  const status = useSessionStatus()
  const isTheirs = status === (forStranger ? 'signed-out' : 'signed-in')
  const { step, unavailable, start, dismiss } = useStartCheckout()
  const busy = step !== 'idle'

  return (
    <>
      <Button
        size="large"
        wide={wide}
        busy={busy}
        disabled={!isTheirs || basket.length === 0}
        onClick={() => void start(basket)}
        aria-live="polite"
      >
        {t(forStranger && !busy ? 'basket.sign-in' : LABELS[step])}
      </Button>
      <UnavailableLines
        items={unavailable}
        onBack={dismiss}
        onRemove={() => {
          remove(...unavailable.map((item) => item.id))
          dismiss()
        }}
      />
    </>
  )
}
