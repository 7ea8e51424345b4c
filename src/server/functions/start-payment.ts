import { z } from 'zod'
import type { StartedPayment } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { DELIVERY_METHODS } from '#domain/booking/delivery.ts'
import type { Result } from '#domain/result.ts'
import type { ChosenLine } from '#server/checkout/load-held-lines.ts'
import { openPayment } from '#server/checkout/open-payment.ts'
import { placeOrder } from '#server/checkout/place-order.ts'
import { asService } from '#server/db/as-service.ts'
import { stagedUseCase } from './use-case.ts'

const line = z
  .object({
    reservationId: z.uuid(),
    deliveryMethod: z.enum(DELIVERY_METHODS),
    deliveryAddress: z.string().trim().max(300).default(''),
    hubId: z.uuid().nullish(),
  })
  // What does not belong to the way of delivery is dropped, so that it makes no difference to anything.
  .transform(
    (chosen): ChosenLine => ({
      ...chosen,
      deliveryAddress: chosen.deliveryMethod === 'delivery' ? chosen.deliveryAddress : '',
      hubId: chosen.deliveryMethod === 'hub' ? (chosen.hubId ?? null) : null,
    }),
  )

const input = z
  .object({ lines: z.array(line).min(1).max(20), expectedTotalCents: z.int().min(0) })
  .refine(
    ({ lines }) => new Set(lines.map(({ reservationId }) => reservationId)).size === lines.length,
    'a hold is named twice',
  )

/**
 * Turns live holds into an order with a payment at the provider. Safe to call again at any moment, also after a crash
 * in between: the same holds find the same order and the same payment.
 */
export const startPayment = stagedUseCase({
  name: 'start-payment',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 60 },
  input,
  async runStaged({ deps, userId, now }, request): Promise<Result<StartedPayment, RefusalCode>> {
    const provider = deps.payments.name
    const placed = await asService(deps.db, (tx) => placeOrder(tx, { ...request, userId, provider, now }))
    return placed.ok ? openPayment(deps, placed.value) : placed
  },
})
