import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'
import { loadTitle } from '../load-title.ts'

/** Reminds the lender that a request waits for their answer. */
export async function mailReminder(tx: Transaction<Schema>, siteUrl: string, row: BookingRow): Promise<void> {
  const owner = await loadRecipient(tx, row.owner_id)
  const rental = mailedRental({ ...row, ...(await loadTitle(tx, row.item_id)) }, owner.locale)
  const url = `${siteUrl}/dashboard/customers/${row.id}`
  await putMail(tx, owner, 'request-reminder', { rental, url }, row.id)
}
