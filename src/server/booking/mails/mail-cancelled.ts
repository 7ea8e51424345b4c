import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'

/** Why the clock cancelled a booking, as in `bookings.status_reason`. */
export type ClockReason = 'expired' | 'payment_lapsed'

/** Tells renter and owner of a booking that the clock cancelled. */
export async function mailCancelled(
  tx: Transaction<Schema>,
  siteUrl: string,
  bookingId: string,
  reason: ClockReason,
): Promise<void> {
  const { renter, owner } = await loadSides(tx, siteUrl, bookingId)
  const [toRenter, toOwner] = TEMPLATES[reason]
  const renterUrl = reason === 'expired' ? `${siteUrl}/search` : renter.url
  await putMail(tx, renter.person, toRenter, { rental: renter.rental, url: renterUrl }, bookingId)
  await putMail(tx, owner.person, toOwner, { rental: owner.rental, url: owner.url }, bookingId)
}

const TEMPLATES = {
  expired: ['request-expired', 'request-missed'],
  payment_lapsed: ['payment-lapsed', 'payment-lapsed'],
} as const
