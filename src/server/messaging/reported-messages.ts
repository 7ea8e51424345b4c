import { sql, type Transaction } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { MessageText } from '#contract/messaging.ts'
import type { Schema } from '#contract/schema.ts'

/** How many messages before and after the reported one belong to it. */
const AROUND = 10
/** How many of a rental's messages are read for a claim. */
const LATEST = 200

interface Reported {
  message_id: string
  person_id: string
  conversation_id: string
  renter_id: string
  owner_id: string
}

/** The message that a report is about, with the people of its conversation. */
export async function loadReport(tx: Transaction<Schema>, reportId: string): Promise<Reported | undefined> {
  const { rows } = await sql<Reported>`
    select r.message_id, r.person_id, m.conversation_id, c.renter_id, c.owner_id
    from public.cases r
    join public.messages m on m.id = r.message_id
    join public.conversations c on c.id = m.conversation_id
    where r.id = ${reportId}`.execute(tx)
  return rows[0]
}

/** The reported message and what surrounds it, as it was written, oldest first. */
export async function loadAround(
  tx: Transaction<Schema>,
  { conversation_id: conversationId, message_id: messageId }: Reported,
): Promise<MessageText[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.sender_id, m.body, m.pictures, m.is_masked, m.created_at, o.body as written
    from (
      (select * from public.messages b
       where b.conversation_id = ${conversationId} and b.id <= ${messageId} order by b.id desc limit ${AROUND + 1})
      union all
      (select * from public.messages a
       where a.conversation_id = ${conversationId} and a.id > ${messageId} order by a.id limit ${AROUND})
    ) m left join public.message_originals o on o.message_id = m.id
    order by m.id`.execute(tx)
  return rows.map(textOf)
}

/** The latest messages of the two people about a rental, as they were written, oldest first. */
export async function loadOfBooking(tx: Transaction<Schema>, bookingId: string): Promise<MessageText[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.sender_id, m.body, m.pictures, m.is_masked, m.created_at, o.body as written
    from public.conversations c
    cross join lateral (
      select * from public.messages l where l.conversation_id = c.id order by l.id desc limit ${LATEST}
    ) m
    left join public.message_originals o on o.message_id = m.id
    where c.booking_id = ${bookingId} order by m.id`.execute(tx)
  return rows.map(textOf)
}

type MessageRow = Omit<MessageText, 'original' | 'created_at'> & { written: string | null; created_at: Date }

const textOf = ({ written, ...row }: MessageRow): MessageText => ({
  ...row,
  id: Number(row.id),
  original: written === null ? null : { body: written },
  created_at: isoOf(row.created_at),
})
