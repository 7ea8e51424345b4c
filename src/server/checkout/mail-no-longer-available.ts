import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { BookedOrder } from './booked-order.ts'

/** Tells the payer, who may have closed the page, that nothing was booked and nothing is charged. */
export async function mailNoLongerAvailable(
  tx: Transaction<Schema>,
  siteUrl: string,
  order: BookedOrder,
  orderLineIds: string[],
  isWithdrawn: boolean,
): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .select([
      'items.title',
      'items.language',
      'items.translations',
      'order_lines.time_zone',
      'order_lines.start_date',
      'order_lines.end_date',
    ])
    .where('order_lines.id', 'in', orderLineIds)
    .orderBy('order_lines.position')
    .execute()
  const payer = await loadRecipient(tx, order.userId)
  const rentals = lines.map((line) => mailedRental(line, payer.locale))
  const data = { totalCents: order.amountCents, rentals, isWithdrawn, url: `${siteUrl}/search` }
  await putMail(tx, payer, 'no-longer-available', data, order.orderId)
}
