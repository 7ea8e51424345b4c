import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadMailedBookings } from '#server/mail/load-mailed-bookings.ts'
import { mailedBooking } from '#server/mail/mailed-rental.ts'
import { loadRecipients, type Mail, putMails } from '#server/mail/put-mail.ts'
import type { BookedOrder } from './booked-order.ts'

/** A mail that is sent once more, to one person. */
export interface SentAgain {
  onlyTo: string
  occasion: string
}

/** Tells the renter of an order, and each owner of what was rented of theirs, in the language of each. */
export async function mailBooked(
  tx: Transaction<Schema>,
  siteUrl: string,
  { orderId, orderNumber, userId, amountCents }: BookedOrder,
  again?: SentAgain,
): Promise<void> {
  const bookings = await loadMailedBookings(tx, { orderId })
  const ownerIds = [...new Set(bookings.map((booking) => booking.ownerId))]
  const people = await loadRecipients(tx, [userId, ...ownerIds])

  const renter = people.get(userId)!
  const toRenter = {
    number: orderNumber,
    totalCents: amountCents,
    rentals: bookings.map((booking) =>
      mailedBooking(booking, { to: 'renter', locale: renter.locale, siteUrl }),
    ),
    url:
      bookings.length === 1
        ? `${siteUrl}/dashboard/my-rentals/${bookings[0]!.id}`
        : `${siteUrl}/dashboard/my-rentals`,
  }
  const toOwners = ownerIds.map((ownerId) => {
    const owner = people.get(ownerId)!
    const theirs = bookings.filter((booking) => booking.ownerId === ownerId)
    const data = {
      renter: theirs[0]!.renter,
      rentals: theirs.map((booking) =>
        mailedBooking(booking, { to: 'owner', locale: owner.locale, siteUrl }),
      ),
      url:
        theirs.length === 1
          ? `${siteUrl}/dashboard/customers/${theirs[0]!.id}`
          : `${siteUrl}/dashboard/customers`,
    }
    return { to: owner, template: 'items-booked' as const, data }
  })
  const mails: Mail[] = [{ to: renter, template: 'order-booked', data: toRenter }, ...toOwners]
  await putMails(
    tx,
    again ? mails.filter(({ to }) => to.id === again.onlyTo) : mails,
    again?.occasion ?? orderId,
  )
}
