import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { AdjustmentKind } from '#domain/money/adjustment.ts'
import { loadSides, type Role } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { AdjustmentRow } from '../adjustment-row.ts'

/** Whom each adjustment concerns. */
const CONCERNED: Record<AdjustmentKind, readonly Role[]> = {
  refund: ['renter', 'owner'],
  goodwill: ['renter'],
  credit: ['owner'],
  deposit_release: ['renter', 'owner'],
  deposit_capture: ['renter', 'owner'],
}

/** Tells those concerned what the team moved of a rental's money, and why. */
export async function mailAdjustment(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, booking_id, kind, amount_cents: cents, reason }: AdjustmentRow,
): Promise<void> {
  const sides = await loadSides(tx, siteUrl, booking_id)
  for (const role of CONCERNED[kind]) {
    const { to, person, rental, url } = sides[role]
    await putMail(tx, person, 'booking-adjusted', { rental, to, what: kind, cents, message: reason, url }, id)
  }
}
