import { useEffect, useRef, useState } from 'react'
import type { CompletedCheckout } from '#contract/checkout.ts'
import { type BasketItem, quoteOf } from '#domain/basket/basket.ts'
import { type DeliveryChoice, lineKey } from '#domain/basket/booking-data.ts'
import { addressLine } from '#domain/booking/postal-address.ts'
import { requiredKycLevel } from '#domain/kyc/required-level.ts'
import { totalOf } from '#domain/money/quote.ts'
import { type Confirm, usePaymentEntry } from '../../entities/payment/payment-entry.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Card } from '../../ui/card.tsx'
import { focusFirstFault } from '../../ui/focus-first-fault.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { stepOf } from './checkout-step.ts'
import { submitInto } from './focus-into.ts'
import { HoldBanner } from './hold-banner.tsx'
import { LineDelivery } from './line-delivery.tsx'
import type { Checkout } from './load-checkout.ts'
import { OrderPanel } from './order-panel.tsx'
import { isCardRefused } from './pay-state.ts'
import { PaymentSection } from './payment-section.tsx'
import { SummaryLine } from './summary-line.tsx'
import { useDeliveryChoices } from './use-delivery-choices.ts'
import type { HoldLines } from './use-hold-lines.ts'
import { usePay } from './use-pay.ts'
import { WhoSection } from './who-section.tsx'

interface OpenCheckoutProps {
  checkout: Checkout
  /** The lines to hold, including those that are not shown because they are no longer offered. */
  wanted: readonly BasketItem[]
  isForStranger: boolean
  hold: HoldLines
  parts: CheckoutParts
  onRefresh: () => Promise<void>
  onLapsed: () => void
  /** The hold for the time of a check of the identity is over. */
  onReleased: () => void
  onGone: () => void
  onPaid: (completed: CompletedCheckout) => void
}

/** The open checkout: delivery, identity, payment, and the terms that paying accepts. */
export function OpenCheckout(props: OpenCheckoutProps) {
  const { checkout, wanted, isForStranger, hold, parts, onRefresh, onLapsed, onReleased, onGone, onPaid } =
    props
  const { lines, state, endsAt, kycLevel, payment } = checkout
  const t = useTranslate()
  const user = useUser()
  const page = useRef<HTMLDivElement>(null)
  const who = useRef<HTMLDivElement>(null)
  const { entry, whenReady } = usePaymentEntry()
  const [isWaiting, setWaiting] = useState(false)
  const [asked, setAsked] = useState(false)
  const [card, setCard] = useState<string>()
  const [isToBeSaved, setToBeSaved] = useState(false)
  const { choiceOf, choose } = useDeliveryChoices(lines, checkout.address)
  const pay = usePay({ onRefresh, onLapsed, onGone, onPaid, whenReady })

  const priced = lines.map((line) => ({
    line,
    quote: quoteOf({ ...line, deliveryMethod: choiceOf(line).method }),
  }))
  const totalCents = totalOf(priced.map(({ quote }) => quote))
  const requiredLevel = Math.max(requiredKycLevel(totalCents), levelAskedFor(hold.error))
  const step = stepOf({ isSignedIn: Boolean(user), state, kycLevel, requiredLevel })
  const savedCard =
    card === 'other' ? undefined : (payment.cards.find(({ id }) => id === card) ?? payment.cards[0])

  // Nothing is held before an identity is proven or being checked; then the checkout continues automatically.
  const mayHold = step === 'hold' || (step === 'identity' && isWaiting && state === 'wanted')
  const holdsByItself = mayHold && !isForStranger && !hold.busy && hold.error === undefined
  useEffect(() => {
    if (holdsByItself) void hold.hold(wanted.map(asChosen))
  })
  // A card that the bank refused is not offered as the first choice again.
  const isRefused = pay.state.step === 'ready' && isCardRefused(pay.state.problem) && savedCard !== undefined
  useEffect(() => {
    if (isRefused) setCard('other')
  }, [isRefused])

  /** A line that is wanted, handed over as was chosen here. */
  function asChosen(line: BasketItem): BasketItem {
    const shown = lines.find(({ id }) => id === lineKey(line))
    return shown ? { ...line, deliveryMethod: choiceOf(shown).method } : line
  }

  function follow(nowWaits: boolean) {
    setWaiting(nowWaits)
    // Rejected, and with that released: the proof is asked for again.
    if (isWaiting && !nowWaits && state === 'held') {
      hold.drop()
      void onRefresh()
    }
  }

  function end() {
    if (step === 'pay') return onLapsed()
    hold.drop()
    onReleased()
  }

  /** Whether nothing is missing; leads to what is. */
  function mayPay(): boolean {
    setAsked(true)
    // What leads on is not in the renter's hands: there is no field to go to.
    if (step === 'identity' && isWaiting) toast({ title: t('checkout.pay.after-check'), about: 'pay' })
    if (step !== 'pay') submitInto(who.current)
    else if (lines.every((line) => isChosen(choiceOf(line)))) return true
    else focusFirstFault(page.current)
    return false
  }

  function submit() {
    if (mayPay())
      void pay.pay({ lines: priced, choiceOf, totalCents, savedCardId: savedCard?.id, isToBeSaved })
  }

  const payByWallet = (byWallet: Confirm) =>
    pay.pay({ lines: priced, choiceOf, totalCents, savedCardId: undefined, isToBeSaved: false, byWallet })

  return (
    <div className="page py-6 max-lg:pb-28 md:py-10" ref={page}>
      <h1 ref={useArrival()} tabIndex={-1} className="text-2xl md:text-3xl">
        {t('checkout.title')}
      </h1>
      {state === 'held' && <HoldBanner endsAt={endsAt} onEnd={end} isPaused={pay.state.step !== 'ready'} />}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1fr_400px] lg:gap-8">
        <div className="grid min-w-0 gap-5">
          <Card as="section" aria-labelledby="checkout-lines">
            <h2 id="checkout-lines" className="mb-4 text-xl">
              {t('checkout.lines')}
            </h2>
            <ul className="divide-y divide-line">
              {priced.map(({ line, quote }) => (
                <SummaryLine key={line.id} line={line} quote={quote}>
                  <LineDelivery
                    line={line}
                    choice={choiceOf(line)}
                    onChange={(change) => choose(line, change)}
                    asked={asked}
                  />
                </SummaryLine>
              ))}
            </ul>
          </Card>
          <WhoSection
            ref={who}
            step={isForStranger && step !== 'sign-in' ? 'loading' : step}
            requiredLevel={requiredLevel}
            kycLevel={kycLevel}
            hold={hold}
            parts={parts}
            heldUntil={state === 'held' ? endsAt : undefined}
            onWaiting={follow}
            onProven={() => {
              hold.forget()
              void onRefresh()
            }}
          />
          <PaymentSection
            isOpen={Boolean(user) && !isForStranger}
            lines={priced}
            payment={payment}
            amountCents={totalCents}
            savedCardId={savedCard?.id}
            onChoose={setCard}
            isToBeSaved={isToBeSaved}
            onSave={setToBeSaved}
            state={pay.state}
            onRetry={() => void pay.retry()}
            wallets={parts.wallets({
              provider: payment.provider,
              amountCents: totalCents,
              mayPay,
              onPay: payByWallet,
            })}
            form={parts.paymentForm}
            entry={entry}
            onSubmit={submit}
          />
        </div>
        <OrderPanel
          priced={priced}
          totalCents={totalCents}
          payStep={pay.state.step}
          isHeld={state === 'held'}
          isNext={step === 'pay'}
          onPay={submit}
        />
      </div>
    </div>
  )
}

const isChosen = (choice: DeliveryChoice): boolean =>
  (choice.method !== 'delivery' || addressLine(choice) !== '') &&
  (choice.method !== 'hub' || choice.hubId !== '')

/** A renter with other holds may need more proof than this total alone would take. */
function levelAskedFor(error: unknown): number {
  const { code, details } = (error ?? {}) as { code?: string; details?: { required?: unknown } }
  return code === 'KYC_REQUIRED' ? Number(details?.required) || 0 : 0
}

/** A user who navigated here starts at the heading, which is rendered later than the page. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.id === 'main')
      heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
