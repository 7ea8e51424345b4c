import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'

/** Reminds the lender that a request waits for their answer. */
export async function mailReminder(tx: Transaction<Schema>, siteUrl: string, row: BookingRow): Promise<void> {
  const { person, rental, url } = (await loadSides(tx, siteUrl, row.id)).owner
  await putMail(tx, person, 'request-reminder', { rental, url }, row.id)
}
