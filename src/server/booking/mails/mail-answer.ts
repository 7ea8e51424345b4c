import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'
import { loadTitle } from '../load-title.ts'

/** Tells the renter how the lender answered their request. */
export async function mailAnswer(
  tx: Transaction<Schema>,
  siteUrl: string,
  row: BookingRow,
  template: 'request-accepted' | 'request-declined',
  message?: string,
): Promise<void> {
  const renter = await loadRecipient(tx, row.renter_id)
  const rental = mailedRental({ ...row, ...(await loadTitle(tx, row.item_id)) }, renter.locale)
  const url = `${siteUrl}${template === 'request-accepted' ? `/booking/qr/${row.id}` : '/search'}`
  await putMail(tx, renter, template, { rental, url, ...(message && { message }) }, row.id)
}
