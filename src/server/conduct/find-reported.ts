import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Whether there is such a person. */
export async function isKnown(tx: Transaction<Schema>, personId: string): Promise<boolean> {
  const person = await tx.selectFrom('profiles').select('id').where('id', '=', personId).executeTakeFirst()
  return person !== undefined
}

/** Whether these two are the sides of a rental. */
export async function isBetween(
  tx: Transaction<Schema>,
  bookingId: string,
  one: string,
  other: string,
): Promise<boolean> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['renter_id', 'owner_id'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
  const sides = [booking?.renter_id, booking?.owner_id]
  return sides.includes(one) && sides.includes(other)
}

/** Whether a message is by this person and in a conversation with the reader. */
export async function isWrittenTo(
  tx: Transaction<Schema>,
  messageId: number,
  senderId: string,
  readerId: string,
): Promise<boolean> {
  const message = await tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select('m.id')
    .where('m.id', '=', messageId)
    .where('m.sender_id', '=', senderId)
    .where((where) => where.or([where('c.renter_id', '=', readerId), where('c.owner_id', '=', readerId)]))
    .executeTakeFirst()
  return message !== undefined
}
