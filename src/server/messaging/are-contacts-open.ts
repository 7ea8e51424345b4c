import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { CONTACT_STATUSES } from '#domain/messaging/contact-statuses.ts'

/** Whether the renter and the lender may exchange contacts: a rental of theirs is confirmed, or was carried out. */
export async function areContactsOpen(
  tx: Transaction<Schema>,
  { renterId, ownerId }: { renterId: string; ownerId: string },
): Promise<boolean> {
  const booking = await tx
    .selectFrom('bookings')
    .select('id')
    .where('renter_id', '=', renterId)
    .where('owner_id', '=', ownerId)
    .where('status', 'in', [...CONTACT_STATUSES])
    .limit(1)
    .executeTakeFirst()
  return booking !== undefined
}
