import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { instant } from '#backend/functions/input.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { Checkout } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { MAX_LINES, MAX_QUANTITY } from '#domain/basket/basket.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { findNewestOrder } from '../find-newest-order.ts'
import { loadCheckout } from '../load-checkout.ts'
import { loadOutcome } from '../load-outcome.ts'
import { settleOrder } from '../settle-order.ts'

const line = z.object({
  itemId: z.uuid(),
  start: instant,
  end: instant,
  quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
})

/** The browser's state: its lines, and the ids of their last holds. */
const input = z.object({
  lines: z.array(line).max(MAX_LINES).default([]),
  reservationIds: z.array(z.uuid()).max(MAX_LINES).default([]),
})

/**
 * The state of the caller's checkout, with all that its page shows; a visitor gets the requested lines. A payment that
 * was under way when the page was closed is settled first: then the answer is `paid` or `gone`.
 */
export const getCheckout = stagedUseCase({
  name: 'get-checkout',
  allow: 'anyone',
  limit: { requests: 120, seconds: 60 },
  input,
  async runStaged({ deps, userId, now }, request): Promise<Result<Checkout, RefusalCode>> {
    const order = userId ? await findNewestOrder(deps.db.kysely, userId, request.reservationIds) : undefined
    if (order?.status === 'pending') await settleIfKnown(deps, order.id)
    return inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const checkout = await loadCheckout(tx, { ...request, userId, provider: deps.payments.name, now })
      const outcome = order && (await loadOutcome(tx, order.id))
      if (outcome?.ok)
        return ok({
          ...checkout,
          state: 'paid',
          payment: { ...checkout.payment, completed: outcome.value },
        })
      return ok(outcome?.code === 'DATES_GONE_PAYMENT_VOIDED' ? { ...checkout, state: 'gone' } : checkout)
    })
  },
})

/** If the provider does not answer, the page shows what is stored here. */
async function settleIfKnown(deps: Deps, orderId: string): Promise<void> {
  try {
    await settleOrder(deps, orderId)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    deps.log.warn({ err: error, orderId }, 'payment could not be settled before its checkout is shown')
  }
}
