import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'
import { loadTitle } from '../load-title.ts'

export interface CancellationMail {
  /** `owner` or `renter`. */
  by: string
  refundCents: number
  message?: string | undefined
}

/** Tells both sides that a rental was called off, by whom, and what the renter gets back. */
export async function mailCancellation(
  tx: Transaction<Schema>,
  siteUrl: string,
  row: BookingRow,
  { by, refundCents, message }: CancellationMail,
): Promise<void> {
  const title = await loadTitle(tx, row.item_id)
  for (const [side, personId] of [
    ['renter', row.renter_id],
    ['owner', row.owner_id],
  ] as const) {
    const person = await loadRecipient(tx, personId)
    const rental = mailedRental({ ...row, ...title }, person.locale)
    const isOwnDoing = side === by
    const data = {
      rental,
      to: side,
      isOwnDoing,
      refundCents,
      url: `${siteUrl}/dashboard/my-rentals/${row.id}`,
    }
    await putMail(tx, person, 'booking-cancelled', { ...data, ...(message && { message }) }, row.id)
  }
}
