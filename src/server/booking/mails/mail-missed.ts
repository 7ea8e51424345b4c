import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { feeOf } from '#domain/ledger/fee.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'
import { loadTitle } from '../load-title.ts'

/** Tells both sides that a rental ended without a pick-up, and what becomes of its money. */
export async function mailMissed(tx: Transaction<Schema>, siteUrl: string, row: BookingRow): Promise<void> {
  const title = await loadTitle(tx, row.item_id)
  const earned = row.total_cents ?? 0
  for (const [personId, to] of [
    [row.renter_id, 'renter'],
    [row.owner_id, 'owner'],
  ] as const) {
    const person = await loadRecipient(tx, personId)
    const rental = mailedRental({ ...row, ...title }, person.locale)
    const url = `${siteUrl}/dashboard/my-rentals/${row.id}`
    const cents = to === 'owner' ? earned - feeOf(earned) : (row.due_cents ?? 0)
    await putMail(tx, person, 'booking-missed', { rental, to, cents, url }, row.id)
  }
}
