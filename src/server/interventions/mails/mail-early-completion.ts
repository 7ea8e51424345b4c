import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'

/** Tells both sides that the team completed their rental before its time, and why. */
export async function mailEarlyCompletion(
  tx: Transaction<Schema>,
  siteUrl: string,
  bookingId: string,
  message: string,
): Promise<void> {
  const { renter, owner } = await loadSides(tx, siteUrl, bookingId)
  for (const { to, person, rental, url } of [renter, owner]) {
    const data = { rental, to, what: 'completed' as const, cents: 0, message, url }
    await putMail(tx, person, 'booking-adjusted', data, `completed:${bookingId}`)
  }
}
