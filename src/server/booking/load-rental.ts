import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** A booking as mails tell of it: its item's title, when it is, and its two sides. */
export const loadRental = (tx: Transaction<Schema>, bookingId: string) =>
  tx
    .selectFrom('bookings')
    .innerJoin('items', 'items.id', 'bookings.item_id')
    .select([
      'items.title',
      'items.language',
      'items.translations',
      'bookings.renter_id',
      'bookings.owner_id',
    ])
    .select(['bookings.start_date', 'bookings.end_date', 'bookings.time_zone'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
