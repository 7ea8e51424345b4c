import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadMailedBookings, type MailedBooking } from './load-mailed-bookings.ts'
import { mailedBooking } from './mailed-rental.ts'
import { loadRecipients, type Recipient } from './put-mail.ts'
import type { MailedRental } from './rental-text.ts'

export type Role = 'renter' | 'owner'

/** One side of a rental, and the rental as that side reads of it, with its page as `url`. */
export interface Side {
  to: Role
  person: Recipient
  rental: MailedRental
  url: string
}

/** Loads a booking as its two sides are told of it, each in their language. */
export async function loadSides(
  tx: Transaction<Schema>,
  siteUrl: string,
  bookingId: string,
): Promise<{ booking: MailedBooking; renter: Side; owner: Side }> {
  const [booking] = await loadMailedBookings(tx, { ids: [bookingId] })
  if (!booking) throw new Error(`There is no booking ${bookingId}.`)
  const people = await loadRecipients(tx, [booking.renterId, booking.ownerId])
  const side = (to: Role): Side => {
    const person = people.get(to === 'renter' ? booking.renterId : booking.ownerId)!
    const rental = mailedBooking(booking, { to, locale: person.locale, siteUrl })
    return { to, person, rental, url: rental.url! }
  }
  return { booking, renter: side('renter'), owner: side('owner') }
}
