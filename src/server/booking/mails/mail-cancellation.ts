import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { lenderShare } from '#domain/ledger/lender-share.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'

export interface CancellationMail {
  /** `owner` or `renter`. */
  by: string
  refundCents: number
  message?: string | undefined
}

/** Tells both sides that a rental was cancelled, by whom, and what that means for each one's money. */
export async function mailCancellation(
  tx: Transaction<Schema>,
  siteUrl: string,
  row: BookingRow,
  { by, refundCents, message }: CancellationMail,
): Promise<void> {
  const { booking, renter, owner } = await loadSides(tx, siteUrl, row.id)
  const { lenderCents } = lenderShare({ ...booking, refundCents, isCancelled: true })
  for (const { to, person, rental, url } of [renter, owner]) {
    const data = { rental, to, isOwnDoing: to === by, refundCents, url, ...(message && { message }) }
    const earned = to === 'owner' && lenderCents > 0 ? { earnedCents: lenderCents } : {}
    await putMail(tx, person, 'booking-cancelled', { ...data, ...earned }, row.id)
  }
}
