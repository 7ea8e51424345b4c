import { z } from 'zod'
import { isoOf } from '#backend/db/instant.ts'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { SentMessage } from '#contract/messaging.ts'
import { MAX_MESSAGE_LENGTH, tidyMessage } from '#domain/messaging/message.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { findConversation, findEnquiry, findRentalConversation } from '../find-conversation.ts'
import { notifyOfMessage } from '../mails/notify-of-message.ts'
import { takesMessages } from '../takes-messages.ts'

const text = z.string().transform(tidyMessage).pipe(z.string().min(1).max(MAX_MESSAGE_LENGTH))

const target = z.union([
  z.strictObject({ conversationId: z.uuid() }),
  z.strictObject({ bookingId: z.uuid() }),
  z.strictObject({ itemId: z.uuid() }),
])

/**
 * Sends a message to the other side: in a conversation, about a rental, or about an item that is offered; the first
 * message begins the conversation. Refused: BAD_INPUT (empty or too long), BLOCKED, NOT_FOUND, OWN_ITEM,
 * ITEM_NOT_PUBLISHED, TOO_MANY_ENQUIRIES, RECIPIENT_GONE, RECIPIENT_REFUSES.
 */
export const sendMessage = useCase({
  name: 'send-message',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ to: target, text }),
  async run({ tx, deps, userId, now }, { to, text: body }) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    const found =
      'conversationId' in to
        ? await findConversation(tx, userId, to.conversationId)
        : 'bookingId' in to
          ? await findRentalConversation(tx, userId, to.bookingId)
          : await findEnquiry(tx, userId, to.itemId, now)
    if (!found.ok) return found
    const { id: conversationId, renter_id, owner_id } = found.value
    const recipientId = renter_id === userId ? owner_id : renter_id
    if (!(await loadActor(tx, recipientId))) return refuse('RECIPIENT_GONE')
    if (!(await takesMessages(tx, { conversationId, from: userId, to: recipientId })))
      return refuse('RECIPIENT_REFUSES')
    const message = await insertMessage(tx, { conversationId, senderId: userId, body, now })
    await notifyOfMessage({ tx, deps, now }, { conversationId, recipientId })
    return ok<SentMessage>({ conversationId, message })
  },
})

async function insertMessage(
  tx: Context['tx'],
  {
    conversationId,
    senderId,
    body,
    now,
  }: { conversationId: string; senderId: string; body: string; now: Date },
): Promise<SentMessage['message']> {
  const row = await tx
    .insertInto('messages')
    .values({ conversation_id: conversationId, sender_id: senderId, body, created_at: now.toISOString() })
    .returning(['id', 'sender_id', 'body', 'created_at'])
    .executeTakeFirstOrThrow()
  return { ...row, id: Number(row.id), created_at: isoOf(row.created_at) }
}
