import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/** Asks one side of a completed rental how it was. */
export async function mailReviewReminder(
  tx: Transaction<Schema>,
  siteUrl: string,
  bookingId: string,
  personId: string,
): Promise<void> {
  const row = await tx
    .selectFrom('bookings')
    .innerJoin('items', 'items.id', 'bookings.item_id')
    .select([
      'items.title',
      'items.language',
      'items.translations',
      'start_date',
      'end_date',
      'bookings.time_zone',
      'renter_id',
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const person = await loadRecipient(tx, personId)
  const data = {
    rental: mailedRental(row, person.locale),
    to: row.renter_id === personId ? ('renter' as const) : ('owner' as const),
    url: `${siteUrl}/review/${bookingId}`,
  }
  await putMail(tx, person, 'review-reminder', data, bookingId)
}
