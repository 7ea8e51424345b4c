import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides, type Side } from '#server/mail/load-sides.ts'
import { putMails } from '#server/mail/put-mail.ts'
import type { DueReminder } from '../reminder-task.ts'

/** Reminds both sides of what is next, or the lender alone of a request; the renter has the code for the pick-up at hand. */
export async function mailRentalReminder(
  tx: Transaction<Schema>,
  siteUrl: string,
  { bookingId, kind, at }: DueReminder,
): Promise<void> {
  const { renter, owner } = await loadSides(tx, siteUrl, bookingId)
  const told: Side[] = kind === 'request' ? [owner] : [renter, owner]
  await putMails(
    tx,
    told.map(({ to, person, rental, url }) => ({
      to: person,
      template: 'rental-reminder',
      data: {
        reminder: kind,
        to,
        rental,
        url: kind === 'pick-up' && to === 'renter' ? `${siteUrl}/booking/qr/${bookingId}` : url,
      },
    })),
    `${bookingId}:${kind}:${at}`,
  )
}
