import { sql, type Transaction } from 'kysely'
import type { Context } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'
import { excerptOf, UNREAD_MAIL_AFTER_MS } from '#domain/messaging/message.ts'
import { channelsOf } from '#domain/notification/topics.ts'
import { insertNotices } from '#server/mail/insert-notices.ts'
import { loadRecipient, putMail, type Recipient } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { conversationPath } from '../conversation-path.ts'

export const MAIL_UNREAD_MESSAGE = 'mail-unread-message'

/**
 * The unread part of a conversation, identified by how far the receiver had read: it causes one notice and one mail.
 */
export interface Unread {
  conversationId: string
  recipientId: string
  readMessageId: number
}

/**
 * Notifies a person of a message in the application, once until they have read the conversation, and by mail if they
 * have not read it some minutes later.
 */
export async function notifyOfMessage(
  { tx, deps, now }: Pick<Context, 'tx' | 'deps' | 'now'>,
  { conversationId, recipientId }: { conversationId: string; recipientId: string },
): Promise<void> {
  const readMessageId = await loadUnread(tx, conversationId, recipientId)
  if (readMessageId === undefined) return
  const unread = { conversationId, recipientId, readMessageId }
  const recipient = await loadRecipient(tx, recipientId)
  if (channelsOf('message-received', recipient.channels).inApp) {
    const data = await messageData(tx, deps.config.siteUrl, unread, recipient)
    await insertNotices([
      { userId: recipientId, kind: 'message-received', data, occasion: occasionOf(unread) },
    ]).execute(tx)
  }
  await deps.tasks.enqueue(tx, MAIL_UNREAD_MESSAGE, unread, {
    onceKey: `${occasionOf(unread)}:${recipientId}`,
    after: new Date(now.getTime() + UNREAD_MAIL_AFTER_MS),
  })
}

/** Mails what a person has still not read; nothing if they have read on, or one of the two is gone or blocked. */
export async function mailUnread(tx: Transaction<Schema>, siteUrl: string, unread: Unread): Promise<void> {
  const readMessageId = await loadUnread(tx, unread.conversationId, unread.recipientId)
  if (readMessageId !== unread.readMessageId) return
  if (await isEnded(tx, unread.conversationId)) return
  const recipient = await loadRecipient(tx, unread.recipientId)
  const data = await messageData(tx, siteUrl, unread, recipient)
  // The same occasion as the notice, which exists already.
  await putMail(tx, recipient, 'message-received', data, occasionOf(unread))
}

const occasionOf = ({ conversationId, readMessageId }: Unread) => `${conversationId}:${readMessageId}`

/** Whether nobody can write here any more: a message of a person who was blocked since should not go out as mail. */
async function isEnded(tx: Transaction<Schema>, conversationId: string): Promise<boolean> {
  const blocked = await tx
    .selectFrom('conversations as c')
    .innerJoin('profiles as p', (join) =>
      join.on((on) => on.or([on('p.id', '=', on.ref('c.renter_id')), on('p.id', '=', on.ref('c.owner_id'))])),
    )
    .select('p.id')
    .where('c.id', '=', conversationId)
    .where('p.is_blocked', '=', true)
    .executeTakeFirst()
  return blocked !== undefined
}

/** How far this person has read, if messages came after that. */
async function loadUnread(tx: Transaction<Schema>, conversationId: string, personId: string) {
  const row = await tx
    .selectFrom('conversation_participants')
    .select('read_message_id')
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .where('is_unread', '=', true)
    .executeTakeFirst()
  return row && Number(row.read_message_id)
}

/** The sender, the subject, and the beginning of the first unread message. */
async function messageData(
  tx: Transaction<Schema>,
  siteUrl: string,
  { conversationId, recipientId, readMessageId }: Unread,
  { locale }: Recipient,
): Promise<TemplateData['message-received']> {
  const { rows } = await sql<{ body: string; sender: string; title: string | null }>`
    select m.body, split_part(p.name, ' ', 1) as sender,
      coalesce(i.translations -> ${locale}::text ->> 'title', i.title) as title
    from public.messages m
    join public.conversations c on c.id = m.conversation_id
    join public.profiles p on p.id = m.sender_id
    left join public.items i on i.id = c.item_id
    where m.conversation_id = ${conversationId} and m.id > ${readMessageId} and m.sender_id <> ${recipientId}
    order by m.id limit 1`.execute(tx)
  const { body, sender, title } = rows[0]!
  return {
    sender,
    title: title ?? '',
    message: excerptOf(body) || textsIn(locale)('message-mails.picture'),
    url: `${siteUrl}${conversationPath(conversationId)}`,
  }
}
