import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { BlockedMessages } from '#contract/messaging.ts'
import { ok, refuse } from '#domain/result.ts'

/**
 * Takes no more messages from a person, or takes them again. While a rental of these two is open they can write to each
 * other all the same, because a handover needs words. The other side is not told. Refused: BAD_INPUT for oneself, NOT_FOUND.
 */
export const blockMessages = useCase({
  name: 'block-messages',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ personId: z.uuid(), isBlocked: z.boolean() }),
  async run({ tx, userId, now }, { personId, isBlocked }) {
    if (personId === userId) return refuse('BAD_INPUT', { field: 'personId' })
    if (isBlocked) {
      const person = await tx
        .selectFrom('profiles')
        .select('id')
        .where('id', '=', personId)
        .executeTakeFirst()
      if (!person) return refuse('NOT_FOUND')
      await tx
        .insertInto('message_blocks')
        .values({ person_id: userId, blocked_id: personId, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await tx
        .deleteFrom('message_blocks')
        .where('person_id', '=', userId)
        .where('blocked_id', '=', personId)
        .execute()
    }
    return ok<BlockedMessages>({ personId, isBlocked })
  },
})
