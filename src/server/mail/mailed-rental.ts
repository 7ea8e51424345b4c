import { isoOf } from '#backend/db/instant.ts'
import { feeOf } from '#domain/ledger/fee.ts'
import { type Titled, titleIn } from '#domain/listing/title-in.ts'
import type { MailedBooking } from './load-mailed-bookings.ts'
import type { Locale } from './locale.ts'
import type { MailedPlace, MailedRental } from './rental-text.ts'

export interface RentalRow {
  title: string
  language: string
  translations: unknown
  start_date: string
  end_date: string
  time_zone: string
}

/** A line of an order that did not become a booking, with the item's title in the reader's language. */
export function mailedRental(row: RentalRow, locale: Locale): MailedRental {
  return {
    title: titleIn({ ...row, translations: row.translations as Titled['translations'] }, locale),
    start: isoOf(row.start_date),
    end: isoOf(row.end_date),
    timeZone: row.time_zone,
  }
}

/** A booking as one of its sides reads of it. */
export function mailedBooking(
  booking: MailedBooking,
  { to, locale, siteUrl }: { to: 'renter' | 'owner'; locale: Locale; siteUrl: string },
): MailedRental {
  const { id, number, status, titled, start, end, timeZone, answerBy, quantity } = booking
  const isRenter = to === 'renter'
  const isOn = ['requested', 'confirmed', 'picked_up'].includes(status)
  const place = isOn && placeOf(booking, isRenter)
  return {
    title: titleIn(titled, locale),
    start,
    end,
    timeZone,
    ...(status === 'requested' && answerBy && { answerBy }),
    url: `${siteUrl}/dashboard/${isRenter ? 'my-rentals' : 'customers'}/${id}`,
    number,
    quantity,
    claimHours: booking.claimHours,
    counterpart: isRenter ? { role: 'owner', name: booking.owner } : { role: 'renter', name: booking.renter },
    ...(place && { place }),
    ...(isOn && moneyOf(booking, isRenter)),
  }
}

/** Price and deposit as agreed: once it is over, a mail says by itself what became of them. */
const moneyOf = (
  { dueCents, totalCents, rentalCents, feePercent, depositCents }: MailedBooking,
  isRenter: boolean,
) => ({
  depositCents,
  ...(isRenter ? { priceCents: dueCents } : { earningsCents: totalCents - feeOf(rentalCents, feePercent) }),
})

/** Nothing where nobody wrote an address down. */
function placeOf(
  { status, method, address, area }: MailedBooking,
  isRenter: boolean,
): MailedPlace | undefined {
  // The lender's address is for renters whose booking is confirmed.
  const isRough = isRenter && method === 'pickup' && status === 'requested'
  const shown = (isRough ? '' : address) || (method === 'pickup' ? area : '')
  return shown ? { method, address: shown, ...(isRough && { isRough }) } : undefined
}
