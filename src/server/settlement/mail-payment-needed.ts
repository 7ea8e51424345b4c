import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { LaterPaymentState } from './load-later-payment.ts'

/** Asks a renter to confirm a payment that their card did not allow while they were away. */
export async function mailPaymentNeeded(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, purpose, amountCents, bookingId }: LaterPaymentState,
): Promise<void> {
  const { person, rental, url } = (await loadSides(tx, siteUrl, bookingId)).renter
  await putMail(tx, person, 'payment-needed', { purpose, cents: amountCents, rental, url }, id)
}
