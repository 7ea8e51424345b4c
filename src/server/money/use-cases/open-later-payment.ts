import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { LaterPaymentToConfirm } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { UNANSWERED_PAYMENT_STATUSES } from '#domain/money/payment-lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { INTENTS } from '../intents.ts'

/**
 * The data with which a payment form confirms an own payment that the card did not allow while its owner was away: a
 * deposit, an extension, a late fee or a claim.
 */
export const openLaterPayment = stagedUseCase({
  name: 'open-later-payment',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 60 },
  input: z.object({ paymentId: z.uuid() }),
  async runStaged({ deps, userId }, { paymentId }): Promise<Result<LaterPaymentToConfirm, RefusalCode>> {
    const payment = await inTransaction(deps.db, { as: 'service' }, (tx) =>
      tx
        .selectFrom('payments')
        .select(['amount_cents', 'provider', INTENTS.as('intents')])
        .where('id', '=', paymentId)
        .where('user_id', '=', userId)
        .where('purpose', '<>', 'rental')
        .where('status', 'in', [...UNANSWERED_PAYMENT_STATUSES])
        .executeTakeFirst(),
    )
    if (!payment || payment.intents.length === 0 || payment.provider !== deps.payments.name)
      return refuse('NOT_FOUND')
    try {
      const { clientSecrets, status } = await deps.payments.retrieve(payment.intents)
      return ok({
        paymentId,
        provider: payment.provider,
        amountCents: payment.amount_cents,
        clientSecrets,
        paymentStatus: status,
      })
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
  },
})
