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
      .returning(['is_unread', 'read_message_id'])
      .executeTakeFirst()
    if (!read) return refuse('NOT_FOUND')
    await showReading(tx, { conversationId, userId, messageId: read.read_message_id, now })
    if (!read.is_unread) await markNoticesRead(tx, userId, conversationId, now)
    return ok<ReadConversation>({ conversationId })
  },
})

/** Tells the other side how far this person has read, unless they do not show that. */
async function showReading(
  tx: Context['tx'],
  {
    conversationId,
    userId,
    messageId,
    now,
  }: { conversationId: string; userId: string; messageId: unknown; now: Date },
) {
  await sql`
    insert into public.read_marks as m (conversation_id, person_id, message_id, read_at)
    select ${conversationId}::uuid, ${userId}::uuid, ${messageId}::bigint, ${now.toISOString()}::timestamptz
    where not exists (
      select from public.message_settings s where s.person_id = ${userId}::uuid and not s.shows_reading
    )
    on conflict (conversation_id, person_id)
      do update set message_id = excluded.message_id, read_at = excluded.read_at
      where excluded.message_id > m.message_id`.execute(tx)
}

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
