import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { ReadConversation } from '#contract/messaging.ts'
import { ok, refuse } from '#domain/result.ts'
import { conversationPath } from '../conversation-path.ts'

/**
 * Marks a conversation, with its notices, as read by the caller up to a message; never less than before, never beyond
 * its last message. Refused: NOT_FOUND.
 */
export const markConversationRead = useCase({
  name: 'mark-conversation-read',
  allow: 'signed-in',
  limit: { requests: 1_200, seconds: 3_600 },
  input: z.object({ conversationId: z.uuid(), messageId: z.int().positive() }),
  async run({ tx, userId, now }, { conversationId, messageId }) {
    const read = await tx
      .updateTable('conversation_participants')
      .set({
        read_message_id: sql<number>`greatest(read_message_id, least(${messageId}::bigint, last_message_id))`,
      })
      .where('conversation_id', '=', conversationId)
      .where('person_id', '=', userId)
      .returning('is_unread')
      .executeTakeFirst()
    if (!read) return refuse('NOT_FOUND')
    if (!read.is_unread) await markNoticesRead(tx, userId, conversationId, now)
    return ok<ReadConversation>({ conversationId })
  },
})

async function markNoticesRead(tx: Context['tx'], userId: string, conversationId: string, now: Date) {
  await tx
    .updateTable('notifications')
    .set({ read_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('kind', '=', 'message-received')
    .where('path', '=', conversationPath(conversationId))
    .execute()
}
