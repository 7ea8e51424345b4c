import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CompletedCheckout, StartedPayment } from '#contract/checkout.ts'
import type { DeliveryChoice } from '#domain/basket/booking-data.ts'
import { addressLine } from '#domain/booking/postal-address.ts'
import { callFunction } from '../../lib/call-function.ts'
import { codeOf } from '../../lib/errors.ts'
import type { CheckoutLine } from './checkout-line.ts'
import { completeCheckout } from './complete-checkout.ts'

interface PayOptions {
  onRefresh: () => Promise<void>
  onLapsed: () => void
  onGone: () => void
  onPaid: (completed: CompletedCheckout) => void
  onIdentityMissing: () => void
}

/** Asks the server for the payment of these lines; what stands in the way is said or led to. */
export function usePay({ onRefresh, onLapsed, onGone, onPaid, onIdentityMissing }: PayOptions) {
  const queries = useQueryClient()
  const [payment, setPayment] = useState<StartedPayment>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function start(
    lines: readonly CheckoutLine[],
    choiceOf: (line: CheckoutLine) => DeliveryChoice,
    totalCents: number,
    savedCardId?: string,
  ) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      const started = await callFunction<StartedPayment>('start-payment', {
        lines: lines.map((line) => chosenLine(line, choiceOf(line))),
        expectedTotalCents: totalCents,
        ...(savedCardId && { methodId: savedCardId }),
      })
      const isDone =
        started.orderStatus === 'paid' || ['authorised', 'captured'].includes(started.paymentStatus)
      if (isDone) onPaid(await completeCheckout(started.orderId))
      else setPayment(started)
    } catch (failure) {
      await lead(failure)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function lead(failure: unknown) {
    const code = codeOf(failure)
    if (code === 'HOLD_EXPIRED' || code === 'ITEMS_UNAVAILABLE') return onLapsed()
    if (code === 'DATES_GONE_PAYMENT_VOIDED') return onGone()
    if (code === 'KYC_REQUIRED') {
      await queries.invalidateQueries({ queryKey: ['identity'] })
      onIdentityMissing()
    }
    if (code === 'PRICE_CHANGED') await onRefresh()
    setError(failure)
  }

  return { payment, error, busy, start, close: () => setPayment(undefined) }
}

const chosenLine = (line: CheckoutLine, choice: DeliveryChoice) => ({
  reservationId: line.reservationId,
  deliveryMethod: choice.method,
  ...(choice.method === 'delivery' && { deliveryAddress: addressLine(choice) }),
  ...(choice.method === 'hub' && choice.hubId && { hubId: choice.hubId }),
})
