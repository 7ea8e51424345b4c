import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { BookingAdjustmentKind } from '#domain/money/adjustment.ts'
import { loadSides, type Role } from '#server/mail/load-sides.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { AdjustmentRow } from '../adjustment-row.ts'

/** Whom each adjustment concerns. */
const CONCERNED: Record<BookingAdjustmentKind, readonly Role[]> = {
  refund: ['renter', 'owner'],
  goodwill: ['renter'],
  credit: ['owner'],
  deposit_release: ['renter', 'owner'],
  deposit_capture: ['renter', 'owner'],
}

/** Tells those concerned what the team moved of a rental's money, and why; of a commission only the affiliate. */
export async function mailAdjustment(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, booking_id, kind, amount_cents: cents, reason, affiliate_id }: AdjustmentRow,
): Promise<void> {
  if (kind === 'commission') {
    const url = `${siteUrl}/dashboard/affiliate`
    const to = await loadRecipient(tx, affiliate_id!)
    await putMail(tx, to, 'affiliate-decided', { outcome: 'taken-back', cents, reason, url }, id)
    return
  }
  const sides = await loadSides(tx, siteUrl, booking_id)
  for (const role of CONCERNED[kind]) {
    const { to, person, rental, url } = sides[role]
    await putMail(tx, person, 'booking-adjusted', { rental, to, what: kind, cents, message: reason, url }, id)
  }
}
