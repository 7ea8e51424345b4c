import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { CompletedCheckout } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { DELIVERY_METHODS } from '#domain/booking/delivery.ts'
import { ok, type Refusal, type Result, refuse } from '#domain/result.ts'
import { abandonOrders } from '#server/checkout/abandon-orders.ts'
import { isOfLine, placeHolds } from '#server/checkout/holds.ts'
import { loadOutcome } from '#server/checkout/load-outcome.ts'
import { loadPayment } from '#server/checkout/load-payment.ts'
import { openPayment } from '#server/checkout/open-payment.ts'
import { type PlacedOrder, placeOrder } from '#server/checkout/place-order.ts'
import { settleOrder } from '#server/checkout/settle-order.ts'
import { shownTerms } from '#server/checkout/shown-terms-input.ts'
import type { Deps } from '#server/deps.ts'
import { lockCheckout } from '#server/money/lock-checkout.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { loadRescue, type Rescue } from '../load-rescue.ts'

/**
 * Books a replacement for a rental that its lender cancelled, for the same hours and at most its
 * price, on the card that it was paid with; what the new one costs more is the platform's. That one's money is on its
 * way back already. Refused: RESCUE_GONE where it is not offered (any more), PRICE_CHANGED, DELIVERY_NOT_OFFERED and
 * TERMS_CHANGED where it is offered otherwise than the renter was shown, and what a checkout refuses; a card that the
 * bank does not take leaves the new item held for 20 minutes.
 */
export const rebookBooking = stagedUseCase({
  name: 'rebook-booking',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    itemId: z.uuid(),
    // What the renter was shown, where the caller says so.
    expectedTotalCents: z.int().min(0).optional(),
    deliveryMethod: z.enum(DELIVERY_METHODS).optional(),
    terms: shownTerms.optional(),
  }),
  async runStaged(
    { deps, userId, now },
    { id, itemId, ...shown },
  ): Promise<Result<CompletedCheckout, RefusalCode>> {
    try {
      const placed = await inTransaction(deps.db, { as: 'service' }, async (tx) => {
        await lockCheckout(tx, userId)
        const limitCents = deps.config.rescueLimitCents
        const rescue = await loadRescue(tx, { bookingId: id, itemId, renterId: userId, limitCents })
        if (!rescue) return refuse('RESCUE_GONE')
        const { totalCents, delivery } = rescue
        if ((shown.expectedTotalCents ?? totalCents) !== totalCents)
          return refuse('PRICE_CHANGED', { totalCents })
        if ((shown.deliveryMethod ?? delivery.deliveryMethod) !== delivery.deliveryMethod)
          return refuse('DELIVERY_NOT_OFFERED')
        await abandonOrders(tx, deps, userId, 'replaced')
        const [hold] = await placeHolds(tx, userId, [rescue.request])
        if (!hold || 'code' in hold)
          throw new HoldRefused(
            hold && !isOfLine(hold) ? refuse(hold.code, hold.details) : refuse('RESCUE_GONE'),
          )
        const order = await placeOrder(tx, deps, {
          userId,
          lines: [{ reservationId: hold.id, ...delivery, terms: shown.terms }],
          expectedTotalCents: totalCents,
          replacement: { topUpCents: rescue.topUpCents, bookingId: rescue.lostBookingId },
          provider: deps.payments.name,
          now,
        })
        // A refusal ends the transaction, and with it the hold.
        if (!order.ok) throw new HoldRefused(order)
        return ok({ order: order.value, rescue })
      })
      return placed.ok ? await pay(deps, placed.value.order, placed.value.rescue) : placed
    } catch (error) {
      if (error instanceof HoldRefused) return error.refusal
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error }, 'rental could not be rebooked')
      return refuse('PAYMENT_PROVIDER_DOWN')
    }
  },
})

/** Rolls a transaction back and says why. */
class HoldRefused extends Error {
  readonly refusal: Refusal<RefusalCode>

  constructor(refusal: Refusal<RefusalCode>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

async function pay(
  deps: Deps,
  order: PlacedOrder,
  { card }: Rescue,
): Promise<Result<CompletedCheckout, RefusalCode>> {
  const { orderId } = order
  const opened = await openPayment(deps, order)
  if (!opened.ok) return opened
  const payment = await inTransaction(deps.db, { as: 'service' }, (tx) => loadPayment(tx, orderId))
  if (opened.value.paymentStatus === 'open' && card && payment?.intents.length)
    await deps.payments.confirmWith(payment.intents, card, `rebook:${payment.paymentId}`)
  await settleOrder(deps, orderId)
  return inTransaction(deps.db, { as: 'service' }, (tx) => loadOutcome(tx, orderId))
}
