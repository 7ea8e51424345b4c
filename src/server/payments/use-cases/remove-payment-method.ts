import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { forgetCards } from '../tasks/forget-cards.ts'

/**
 * Stops offering an own saved card. The provider forgets it at once, or where a rental was paid with it, when nothing
 * of that can be charged any more.
 */
export const removePaymentMethod = useCase({
  name: 'remove-payment-method',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 60 },
  input: z.object({ methodId: z.uuid() }),
  async run({ tx, deps, userId }, { methodId }) {
    const removed = await tx
      .updateTable('payment_methods')
      .set({ saved_at: null })
      .where('id', '=', methodId)
      .where('user_id', '=', userId)
      .where('saved_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return refuse('NOT_FOUND')
    await deps.tasks.enqueue(tx, forgetCards.name, {})
    return ok({ methodId })
  },
})
