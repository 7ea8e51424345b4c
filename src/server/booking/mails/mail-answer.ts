import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { BookingRow } from '../booking-row.ts'

/** Tells the renter that the lender accepted their request, and when they are charged. */
export async function mailAccepted(tx: Transaction<Schema>, siteUrl: string, row: BookingRow): Promise<void> {
  const { renter } = await loadSides(tx, siteUrl, row.id)
  const waiting = await tx
    .selectFrom('bookings')
    .select('id')
    .where('order_id', '=', row.order_id)
    .where('status', '=', 'requested')
    .limit(1)
    .execute()
  const data = { rental: renter.rental, isChargedLater: waiting.length > 0 }
  await putMail(
    tx,
    renter.person,
    'request-accepted',
    { ...data, url: `${siteUrl}/booking/qr/${row.id}` },
    row.id,
  )
}

/** Tells the renter that the lender declined their request. */
export async function mailDeclined(
  tx: Transaction<Schema>,
  siteUrl: string,
  row: BookingRow,
  message?: string,
): Promise<void> {
  const { person, rental } = (await loadSides(tx, siteUrl, row.id)).renter
  const data = { rental, url: `${siteUrl}/search`, ...(message && { message }) }
  await putMail(tx, person, 'request-declined', data, row.id)
}
