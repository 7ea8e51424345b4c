import { z } from 'zod'
import { asService } from '#backend/db/as-service.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { CompletedCheckout } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Result, refuse } from '#domain/result.ts'
import { PaymentProviderError } from '#server/payments/provider.ts'
import { loadOutcome } from '../load-outcome.ts'
import { loadPayment } from '../load-payment.ts'
import { settlePayment } from '../settle-payment.ts'

/**
 * Books an own order once its payment is authorised; called by the browser when its payment form is done, and again
 * after a reload. Refused with what became of the order otherwise; a refused card leaves it payable with another one.
 */
export const completeCheckout = stagedUseCase({
  name: 'complete-checkout',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ orderId: z.uuid() }),
  async runStaged({ deps, userId }, { orderId }): Promise<Result<CompletedCheckout, RefusalCode>> {
    const order = await asService(deps.db, (tx) => loadPayment(tx, orderId))
    if (order?.userId !== userId) return refuse('NOT_FOUND')
    try {
      await settlePayment(deps, orderId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, orderId }, 'payment could not be settled')
      return refuse('PAYMENT_PROVIDER_DOWN')
    }
    return asService(deps.db, (tx) => loadOutcome(tx, orderId))
  },
})
