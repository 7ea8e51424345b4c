import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'

/** Tells both sides that the team moved their rental, to when, and why. */
export async function mailMovedRental(
  tx: Transaction<Schema>,
  siteUrl: string,
  bookingId: string,
  { message, at }: { message: string; at: Date },
): Promise<void> {
  const { renter, owner } = await loadSides(tx, siteUrl, bookingId)
  for (const { to, person, rental, url } of [renter, owner]) {
    const data = { rental, to, what: 'moved' as const, cents: 0, message, url }
    // The instant names the occasion: a rental may be moved again.
    await putMail(tx, person, 'booking-adjusted', data, `moved:${bookingId}:${at.toISOString()}`)
  }
}
