import { useEffect, useRef, useState } from 'react'
import type { WalletsProps } from '../../../entities/payment/payment-entry.ts'
import { useLanguage, useRootData } from '../../../lib/root-data.ts'
import { OrByCard } from '../or-by-card.tsx'
import { confirmAll } from './confirm-all.ts'
import { loadStripe, type StripeBrowser, type StripeElements } from './load-stripe.ts'
import { openElements } from './open-elements.ts'
import { refusalOf } from './refusal-of.ts'

/**
 * Stripe's buttons of the wallets that this device has: Apple Pay, Google Pay, Link. Each hands over a card, so that
 * what it pays can be authorised now, captured later and charged again, as with a typed one.
 */
export default function StripeWallets(props: WalletsProps) {
  const { amountCents } = props
  const language = useLanguage()
  const { stripeKey = '' } = useRootData().config
  const frame = useRef<HTMLDivElement>(null)
  const elements = useRef<StripeElements>(undefined)
  const [hasWallets, setHasWallets] = useState(false)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    let isGone = false
    let destroy = () => {}
    async function open() {
      const stripe = await loadStripe(stripeKey, language)
      if (isGone || !frame.current) return
      const opened = openElements(stripe, latest.current.amountCents, language)
      const buttons = opened.create('expressCheckout', { buttonHeight: 48 })
      buttons.on('ready', ({ availablePaymentMethods }) => setHasWallets(Boolean(availablePaymentMethods)))
      // The wallet opens within a second of the press, or not at all.
      buttons.on('click', (event) => (latest.current.mayPay() ? event.resolve() : event.reject()))
      buttons.on(
        'confirm',
        ({ paymentFailed }) =>
          void pay(stripe, opened, latest.current.onPay).then((ok) => ok || paymentFailed()),
      )
      buttons.mount(frame.current)
      destroy = () => buttons.destroy()
      elements.current = opened
    }
    // A device without wallets and one without Stripe's script look the same: the form below says what is wrong.
    open().catch(() => {})
    return () => {
      isGone = true
      elements.current = undefined
      setHasWallets(false)
      destroy()
    }
  }, [stripeKey, language])

  useEffect(() => elements.current?.update({ amount: amountCents }), [amountCents])

  return (
    <>
      <div ref={frame} className={hasWallets ? '' : 'h-0 overflow-hidden'} />
      {hasWallets && <OrByCard />}
    </>
  )
}

/** Takes the card that the wallet has handed over, and answers whether it paid. */
async function pay(
  stripe: StripeBrowser,
  elements: StripeElements,
  onPay: WalletsProps['onPay'],
): Promise<boolean> {
  if ((await elements.submit()).error) return false
  return onPay(async ({ clientSecrets }) => {
    try {
      return refusalOf(await confirmAll(stripe, elements, clientSecrets))
    } catch {
      return { ok: false, code: 'PAYMENT_PROVIDER_DOWN' }
    }
  })
}
