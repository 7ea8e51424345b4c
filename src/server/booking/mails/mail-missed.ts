import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { lenderShare } from '#domain/ledger/lender-share.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'

/** Tells both sides that a rental ended without a pick-up, and what becomes of its money. */
export async function mailMissed(
  tx: Transaction<Schema>,
  siteUrl: string,
  row: BookingRow,
  refundCents: number,
): Promise<void> {
  const { booking, renter, owner } = await loadSides(tx, siteUrl, row.id)
  const { paidCents, lenderCents } = lenderShare({ ...booking, refundCents, isCancelled: true })
  for (const { to, person, rental, url } of [renter, owner]) {
    const cents = to === 'owner' ? lenderCents : paidCents
    await putMail(tx, person, 'booking-missed', { rental, to, cents, refundCents, url }, row.id)
  }
}
