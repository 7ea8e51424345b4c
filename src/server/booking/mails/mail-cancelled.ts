import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { loadRental } from '../load-rental.ts'

/** Why the clock cancelled a booking, as in `bookings.status_reason`. */
export type ClockReason = 'expired' | 'payment_lapsed'

/** Tells renter and owner of a booking that the clock cancelled. */
export async function mailCancelled(
  tx: Transaction<Schema>,
  siteUrl: string,
  bookingId: string,
  reason: ClockReason,
): Promise<void> {
  const booking = await loadRental(tx, bookingId)
  const renter = await loadRecipient(tx, booking.renter_id)
  const owner = await loadRecipient(tx, booking.owner_id)
  const [toRenter, toOwner] = TEMPLATES[reason]
  const renterUrl = `${siteUrl}${reason === 'expired' ? '/search' : '/dashboard/my-rentals'}`
  const data = (locale: typeof renter.locale, url: string) => ({ rental: mailedRental(booking, locale), url })
  await putMail(tx, renter, toRenter, data(renter.locale, renterUrl), bookingId)
  await putMail(tx, owner, toOwner, data(owner.locale, `${siteUrl}/dashboard`), bookingId)
}

const TEMPLATES = {
  expired: ['request-expired', 'request-missed'],
  payment_lapsed: ['payment-lapsed', 'payment-lapsed'],
} as const
