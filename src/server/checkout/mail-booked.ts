import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/** Tells the renter of an order, and each owner of what was rented of theirs, in the language of each. */
export async function mailBooked(tx: Transaction<Schema>, siteUrl: string, orderId: string): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .innerJoin('profiles', 'profiles.id', 'orders.user_id')
    .select(['orders.user_id', 'orders.number', 'orders.total_cents', 'profiles.name'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const bookings = await tx
    .selectFrom('bookings')
    .innerJoin('items', 'items.id', 'bookings.item_id')
    .select([
      'items.title',
      'items.translations',
      'bookings.owner_id',
      'bookings.start_date',
      'bookings.end_date',
    ])
    .select(['bookings.time_zone', 'bookings.request_expires_at'])
    .where('bookings.order_id', '=', orderId)
    .orderBy('bookings.number')
    .execute()

  const renter = await loadRecipient(tx, order.user_id)
  await putMail(
    tx,
    renter,
    'order-booked',
    {
      number: order.number ?? 0,
      totalCents: order.total_cents,
      rentals: bookings.map((booking) => mailedRental(booking, renter.locale)),
      url: `${siteUrl}/dashboard/my-rentals`,
    },
    orderId,
  )
  for (const ownerId of new Set(bookings.map((booking) => booking.owner_id))) {
    const owner = await loadRecipient(tx, ownerId)
    const theirs = bookings.filter((booking) => booking.owner_id === ownerId)
    await putMail(
      tx,
      owner,
      'items-booked',
      {
        renter: order.name.split(' ')[0] ?? '',
        rentals: theirs.map((booking) => mailedRental(booking, owner.locale)),
        url: `${siteUrl}/dashboard`,
      },
      orderId,
    )
  }
}
