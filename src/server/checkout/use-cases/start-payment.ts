import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { StartedPayment } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { DELIVERY_METHODS } from '#domain/booking/delivery.ts'
import { type Result, refuse } from '#domain/result.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import type { ChosenLine } from '../load-held-lines.ts'
import { openPayment } from '../open-payment.ts'
import { payWithSavedCard } from '../pay-with-saved-card.ts'
import { placeOrder } from '../place-order.ts'
import { settleOrder } from '../settle-order.ts'
import { shownTerms } from '../shown-terms-input.ts'

const line = z
  .object({
    reservationId: z.uuid(),
    deliveryMethod: z.enum(DELIVERY_METHODS),
    deliveryAddress: z.string().trim().max(300).default(''),
    hubId: z.uuid().nullish(),
    terms: shownTerms.optional(),
  })
  // Drops fields of other delivery methods, so that they make no other order.
  .transform(
    (chosen): ChosenLine => ({
      ...chosen,
      deliveryAddress: chosen.deliveryMethod === 'delivery' ? chosen.deliveryAddress : '',
      hubId: chosen.deliveryMethod === 'hub' ? (chosen.hubId ?? null) : null,
    }),
  )

const input = z
  .object({
    lines: z.array(line).min(1).max(20),
    expectedTotalCents: z.int().min(0),
    // An own saved card that is to be tried at once.
    methodId: z.uuid().optional(),
  })
  .refine(
    ({ lines }) => new Set(lines.map(({ reservationId }) => reservationId)).size === lines.length,
    'a hold is named twice',
  )

/**
 * Turns live holds into an order with a payment at the provider. Safe to call again at any moment, also after a crash
 * in between: the same holds find the same order and the same payment. An own saved card, if one is named, is tried at
 * once; one that the bank refuses leaves the payment open, with the reason. Refused: PRICE_CHANGED and TERMS_CHANGED where
 * another price, or other terms, are in force than the payer was shown.
 */
export const startPayment = stagedUseCase({
  name: 'start-payment',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 60 },
  input,
  async runStaged({ deps, userId, now }, request): Promise<Result<StartedPayment, RefusalCode>> {
    const place = (settled?: string) =>
      inTransaction(deps.db, { as: 'service' }, (tx) =>
        placeOrder(tx, deps, { ...request, userId, provider: deps.payments.name, settled, now }),
      )
    try {
      let placed = await place()
      if (placed.ok && placed.value.isUnsettled) {
        // Paid in another tab, or before this one was closed: then there is nothing left to choose.
        await settleOrder(deps, placed.value.orderId)
        placed = await place(placed.value.orderId)
      }
      if (!placed.ok) return placed
      const opened = await openPayment(deps, placed.value)
      if (!opened.ok || !request.methodId) return opened
      return await payWithSavedCard(deps, { userId, methodId: request.methodId }, opened.value)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error }, 'payment could not be started')
      return refuse('PAYMENT_PROVIDER_DOWN')
    }
  },
})
