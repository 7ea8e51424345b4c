import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { CompletedCheckout } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Result, refuse } from '#domain/result.ts'
import { loadOrderPayment } from '#server/money/load-payment.ts'
import { saveCard } from '#server/money/save-card.ts'
import { settle } from '#server/money/settle.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { loadOutcome } from '../load-outcome.ts'

/**
 * Books the caller's order once its payment is authorised, and saves the card if its owner wants that. The browser
 * calls it when the payment form is done, and again after a reload. Otherwise refused with what became of the order;
 * a declined card leaves it payable with another one.
 */
export const completeCheckout = stagedUseCase({
  name: 'complete-checkout',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ orderId: z.uuid(), saveCard: z.boolean().default(false) }),
  async runStaged(
    { deps, userId, now },
    { orderId, saveCard: isToBeSaved },
  ): Promise<Result<CompletedCheckout, RefusalCode>> {
    const payment = await loadOrderPayment(deps.db.kysely, orderId)
    if (payment?.user_id !== userId) return refuse('NOT_FOUND')
    try {
      await settle(deps, payment.id, payment)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, orderId }, 'payment could not be settled')
      return refuse('PAYMENT_PROVIDER_DOWN')
    }
    if (isToBeSaved)
      await inTransaction(deps.db, { as: 'service' }, (tx) => saveCard(tx, { orderId, userId, now }))
    return loadOutcome(deps.db.kysely, orderId)
  },
})
