import { sql } from 'kysely'
import type { Context } from '#backend/functions/use-case.ts'
import { OPEN_STATUSES } from '#domain/booking/lifecycle.ts'

/** Whether a person takes a message in this conversation: not from whom they have blocked, unless its rental is open. */
export async function takesMessages(
  tx: Context['tx'],
  { conversationId, from, to }: { conversationId: string; from: string; to: string },
): Promise<boolean> {
  const { rows } = await sql<{ takes: boolean }>`
    select not exists (
      select from public.message_blocks m where m.person_id = ${to} and m.blocked_id = ${from}
    ) or exists (
      select from public.conversations c join public.bookings b on b.id = c.booking_id
      where c.id = ${conversationId} and b.status = any (${[...OPEN_STATUSES]}::text[])
    ) as takes`.execute(tx)
  return rows[0]!.takes
}
