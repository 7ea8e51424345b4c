import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'

/** Tells both sides that an item has changed hands: neither may learn it from the other alone. */
export async function mailHandover(
  tx: Transaction<Schema>,
  siteUrl: string,
  row: BookingRow,
  template: 'picked-up' | 'returned',
): Promise<void> {
  const { renter, owner } = await loadSides(tx, siteUrl, row.id)
  for (const { to, person, rental, url } of [renter, owner]) {
    await putMail(tx, person, template, { rental, to, url }, row.id)
  }
}
