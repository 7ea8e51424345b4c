import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipients, putMails } from '#server/mail/put-mail.ts'
import type { OrderPayment } from './load-payment.ts'

/** Tells the renter of an order, and each owner of what was rented of theirs, in the language of each. */
export async function mailBooked(
  tx: Transaction<Schema>,
  siteUrl: string,
  { orderId, orderNumber, userId, amountCents }: OrderPayment,
): Promise<void> {
  const bookings = await tx
    .selectFrom('bookings')
    .innerJoin('items', 'items.id', 'bookings.item_id')
    .innerJoin('profiles', 'profiles.id', 'bookings.renter_id')
    .select([
      'items.title',
      'items.language',
      'items.translations',
      'bookings.owner_id',
      'profiles.name as renter',
    ])
    .select(['bookings.start_date', 'bookings.end_date', 'bookings.time_zone', 'bookings.request_expires_at'])
    .where('bookings.order_id', '=', orderId)
    .orderBy('bookings.number')
    .execute()
  const ownerIds = [...new Set(bookings.map((booking) => booking.owner_id))]
  const people = await loadRecipients(tx, [userId, ...ownerIds])

  const renter = people.get(userId)!
  const toRenter = {
    number: orderNumber,
    totalCents: amountCents,
    rentals: bookings.map((booking) => mailedRental(booking, renter.locale)),
    url: `${siteUrl}/dashboard/my-rentals`,
  }
  const toOwners = ownerIds.map((ownerId) => {
    const owner = people.get(ownerId)!
    const theirs = bookings.filter((booking) => booking.owner_id === ownerId)
    const data = {
      renter: theirs[0]!.renter.split(' ')[0] ?? '',
      rentals: theirs.map((booking) => mailedRental(booking, owner.locale)),
      url: `${siteUrl}/dashboard`,
    }
    return { to: owner, template: 'items-booked' as const, data }
  })
  await putMails(tx, [{ to: renter, template: 'order-booked', data: toRenter }, ...toOwners], orderId)
}
