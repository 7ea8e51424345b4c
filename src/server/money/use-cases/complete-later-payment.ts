import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { settle } from '../settle.ts'

/** Notes that an own later payment was confirmed; called by the browser when its payment form is done. */
export const completeLaterPayment = stagedUseCase({
  name: 'complete-later-payment',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ paymentId: z.uuid() }),
  async runStaged({ deps, userId }, { paymentId }): Promise<Result<{ status: string }, RefusalCode>> {
    const load = () =>
      inTransaction(deps.db, { as: 'service' }, (tx) =>
        tx
          .selectFrom('payments')
          .select(['status', 'failure_code'])
          .where('id', '=', paymentId)
          .where('user_id', '=', userId)
          .where('purpose', '<>', 'rental')
          .executeTakeFirst(),
      )
    if (!(await load())) return refuse('NOT_FOUND')
    try {
      await settle(deps, paymentId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, paymentId }, 'later payment could not be settled')
      return refuse('PAYMENT_PROVIDER_DOWN')
    }
    const { status, failure_code } = (await load())!
    if (status === 'authorised' || status === 'captured') return ok({ status })
    if (failure_code) return refuse(failure_code as RefusalCode)
    return refuse('PAYMENT_PENDING', { paymentStatus: status })
  },
})
