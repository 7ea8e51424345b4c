import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'

/** Asks one side of a completed rental how it was. */
export async function mailReviewReminder(
  tx: Transaction<Schema>,
  siteUrl: string,
  bookingId: string,
  personId: string,
): Promise<void> {
  const { booking, renter, owner } = await loadSides(tx, siteUrl, bookingId)
  const { to, person, rental } = booking.renterId === personId ? renter : owner
  await putMail(
    tx,
    person,
    'review-reminder',
    { rental, to, url: `${siteUrl}/review/${bookingId}` },
    bookingId,
  )
}
