import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'

/**
 * Stops offering an own saved card. The provider is told to forget it by the clock, once nothing that was paid with it
 * can be charged any more.
 */
export const removePaymentMethod = useCase({
  name: 'remove-payment-method',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 60 },
  input: z.object({ methodId: z.uuid() }),
  async run({ tx, userId }, { methodId }) {
    const removed = await tx
      .updateTable('payment_methods')
      .set({ saved_at: null })
      .where('id', '=', methodId)
      .where('user_id', '=', userId)
      .where('saved_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return refuse('NOT_FOUND')
    return ok({ methodId })
  },
})
