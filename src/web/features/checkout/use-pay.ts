import { useReducer, useRef } from 'react'
import type { CompletedCheckout, StartedPayment } from '#contract/checkout.ts'
import type { DeliveryChoice } from '#domain/basket/booking-data.ts'
import { addressLine } from '#domain/booking/postal-address.ts'
import type { Confirm, PaymentEntry } from '../../entities/payment/payment-entry.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callFunction } from '../../lib/call-function.ts'
import type { CheckoutLine } from './checkout-line.ts'
import { completeCheckout } from './complete-checkout.ts'
import { type PricedLine, shownTermsOf } from './order-sums.tsx'
import { leadOf, type PayEvent, payReducer, READY } from './pay-state.ts'

interface PayOptions {
  onRefresh: () => Promise<void>
  onLapsed: () => void
  onGone: () => void
  onPaid: (completed: CompletedCheckout) => void
  /** The provider's form, as soon as it is there. */
  whenReady: () => Promise<PaymentEntry>
}

export interface PayRequest {
  lines: readonly PricedLine[]
  choiceOf: (line: CheckoutLine) => DeliveryChoice
  totalCents: number
  /** Otherwise the card that is typed. */
  savedCardId: string | undefined
  /** The typed card is to be offered again. */
  isToBeSaved: boolean
  /** What asks for the money instead of the form: a wallet. */
  byWallet?: Confirm
}

/**
 * Pays and books by one press: order, bank, booking. A refusal is shown, or leads to the page where it can be solved.
 */
export function usePay({ onRefresh, onLapsed, onGone, onPaid, whenReady }: PayOptions) {
  const [state, dispatch] = useReducer(payReducer, READY)
  // State comes a render late: this is what stops the second press.
  const latest = useRef(state)
  latest.current = state
  const running = useRef(false)
  const tell = (event: PayEvent) => dispatch(event)

  /** Answers whether the money was promised. */
  async function pay(request: PayRequest): Promise<boolean> {
    if (running.current || latest.current.step !== 'ready') return false
    const { byWallet, savedCardId } = request
    running.current = true
    tell({ type: 'pressed' })
    try {
      if (!byWallet && !savedCardId && !(await (await whenReady()).check())) {
        tell({ type: 'refused' })
        return false
      }
      const started = await startPayment(request)
      if (!isPromised(started)) await confirm(started, request)
      tell({ type: 'authorised', orderId: started.orderId })
      await book(started.orderId, !byWallet && !savedCardId && request.isToBeSaved)
      return true
    } catch (problem) {
      await lead(problem, 'refused')
      return false
    } finally {
      running.current = false
    }
  }

  async function confirm(
    { failure, ...started }: StartedPayment,
    { byWallet, savedCardId }: Pick<PayRequest, 'byWallet' | 'savedCardId'>,
  ) {
    const { clientSecrets, paymentStatus } = started
    // The saved card was tried by the server.
    if (failure || (savedCardId && paymentStatus === 'open') || clientSecrets.length === 0)
      throw new ApiError(failure ?? 'PAYMENT_DECLINED', 'the card was refused')
    const ask = byWallet ?? (await whenReady()).confirm
    // A card that was typed is tried, though the bank may wait for an answer about an earlier one.
    const isTyped = !byWallet && !savedCardId
    const confirmation = await ask(isTyped ? { ...started, paymentStatus: 'open' } : started)
    if (!confirmation.ok) throw new ApiError(confirmation.code, 'the payment was not confirmed')
  }

  async function book(orderId: string, isToBeSaved: boolean) {
    try {
      onPaid(await completeCheckout(orderId, isToBeSaved))
    } catch (problem) {
      await lead(problem, 'not-booked')
    }
  }

  async function lead(problem: unknown, type: 'refused' | 'not-booked') {
    const where = leadOf(problem)
    if (where === 'lapsed') return onLapsed()
    if (where === 'gone') return onGone()
    if (where === 'refresh') await onRefresh()
    tell({ type, problem })
  }

  return {
    state,
    pay,
    /** Asks once more what became of an authorised payment. */
    async retry() {
      const { current } = latest
      if (running.current || current.step !== 'stuck') return
      running.current = true
      tell({ type: 'retried' })
      await book(current.orderId, false)
      running.current = false
    },
  }
}

const isPromised = ({ orderStatus, paymentStatus }: StartedPayment): boolean =>
  orderStatus === 'paid' || paymentStatus === 'authorised' || paymentStatus === 'captured'

const startPayment = ({ lines, choiceOf, totalCents, savedCardId }: PayRequest) =>
  callFunction<StartedPayment>('start-payment', {
    lines: lines.map((priced) => chosenLine(priced, choiceOf(priced.line))),
    expectedTotalCents: totalCents,
    ...(savedCardId && { methodId: savedCardId }),
  })

const chosenLine = (priced: PricedLine, choice: DeliveryChoice) => ({
  reservationId: priced.line.reservationId,
  terms: shownTermsOf(priced),
  deliveryMethod: choice.method,
  ...(choice.method === 'delivery' && { deliveryAddress: addressLine(choice) }),
  ...(choice.method === 'hub' && choice.hubId && { hubId: choice.hubId }),
})
