import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'
import { loadTitle } from '../load-title.ts'

/** Tells both sides that an item has changed hands: neither may learn it from the other alone. */
export async function mailHandover(
  tx: Transaction<Schema>,
  siteUrl: string,
  row: BookingRow,
  template: 'picked-up' | 'returned',
): Promise<void> {
  const title = await loadTitle(tx, row.item_id)
  for (const [personId, to] of [
    [row.renter_id, 'renter'],
    [row.owner_id, 'owner'],
  ] as const) {
    const person = await loadRecipient(tx, personId)
    const rental = mailedRental({ ...row, ...title }, person.locale)
    await putMail(
      tx,
      person,
      template,
      { rental, to, url: `${siteUrl}/dashboard/my-rentals/${row.id}` },
      row.id,
    )
  }
}
