import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { LaterPaymentState } from './load-later-payment.ts'

/** Asks a renter to confirm a payment that their card did not allow while they were away. */
export async function mailPaymentNeeded(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, purpose, amountCents, bookingId, userId }: LaterPaymentState,
): Promise<void> {
  const booking = await tx
    .selectFrom('bookings')
    .innerJoin('items', 'items.id', 'bookings.item_id')
    .select(['items.title', 'items.language', 'items.translations'])
    .select(['bookings.start_date', 'bookings.end_date', 'bookings.time_zone'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const renter = await loadRecipient(tx, userId)
  const rental = mailedRental(booking, renter.locale)
  const url = `${siteUrl}/dashboard/my-rentals/${bookingId}`
  await putMail(tx, renter, 'payment-needed', { purpose, cents: amountCents, rental, url }, id)
}
