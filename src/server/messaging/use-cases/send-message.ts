import { z } from 'zod'
import { isoOf } from '#backend/db/instant.ts'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { MessageText, SentMessage } from '#contract/messaging.ts'
import { maskContacts } from '#domain/messaging/mask-contacts.ts'
import { MAX_MESSAGE_LENGTH, MAX_MESSAGE_PICTURES, tidyMessage } from '#domain/messaging/message.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { areOwnPhotos } from '#server/booking/own-photos.ts'
import { areContactsOpen } from '../are-contacts-open.ts'
import { findConversation, findEnquiry, findRentalConversation } from '../find-conversation.ts'
import { notifyOfMessage } from '../mails/notify-of-message.ts'
import { takesMessages } from '../takes-messages.ts'

const text = z.string().transform(tidyMessage).pipe(z.string().max(MAX_MESSAGE_LENGTH))

const target = z.union([
  z.strictObject({ conversationId: z.uuid() }),
  z.strictObject({ bookingId: z.uuid() }),
  z.strictObject({ itemId: z.uuid() }),
])

/**
 * Sends a message to the other side: in a conversation, about a rental, or about an item that is offered; the first
 * message begins the conversation. Until a rental of the two is confirmed, its telephone numbers, addresses and links
 * are hidden. Refused: BAD_INPUT (empty or too long), DOCUMENT_MISSING (a picture), BLOCKED, NOT_FOUND, OWN_ITEM,
 * ITEM_NOT_PUBLISHED, TOO_MANY_ENQUIRIES, RECIPIENT_GONE, RECIPIENT_REFUSES.
 */
export const sendMessage = useCase({
  name: 'send-message',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    to: target,
    text,
    pictures: z.array(z.string().max(200)).max(MAX_MESSAGE_PICTURES).default([]),
  }),
  async run({ tx, deps, userId, now }, { to, text: written, pictures }) {
    if (!written && pictures.length === 0) return refuse('BAD_INPUT', { field: 'text' })
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    if (!(await areOwnPhotos(tx, 'messages', `${userId}/`, pictures))) return refuse('DOCUMENT_MISSING')
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
    const isOpen = await areContactsOpen(tx, { renterId: renter_id, ownerId: owner_id })
    const message = await insertMessage(tx, {
      conversationId,
      senderId: userId,
      written,
      pictures,
      isOpen,
      now,
    })
    await notifyOfMessage({ tx, deps, now }, { conversationId, recipientId })
    return ok<SentMessage>({ conversationId, message })
  },
})

interface Written {
  conversationId: string
  senderId: string
  written: string
  pictures: string[]
  /** Whether these two may exchange contacts. */
  isOpen: boolean
  now: Date
}

async function insertMessage(
  tx: Context['tx'],
  { conversationId, senderId, written, pictures, isOpen, now }: Written,
): Promise<MessageText> {
  const { text: body, isMasked } = isOpen ? { text: written, isMasked: false } : maskContacts(written)
  const row = await tx
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      sender_id: senderId,
      body,
      pictures: [...new Set(pictures)],
      is_masked: isMasked,
      created_at: now.toISOString(),
    })
    .returning(['id', 'sender_id', 'body', 'pictures', 'is_masked', 'created_at'])
    .executeTakeFirstOrThrow()
  if (isMasked)
    await tx.insertInto('message_originals').values({ message_id: row.id, body: written }).execute()
  return {
    ...row,
    id: Number(row.id),
    original: isMasked ? { body: written } : null,
    created_at: isoOf(row.created_at),
  }
}
