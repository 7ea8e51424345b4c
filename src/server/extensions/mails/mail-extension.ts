import type { Transaction } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { loadRental } from '#server/booking/load-rental.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'
import type { ExtensionRow } from '../extension-row.ts'

/** Tells both sides of a rental what became of a later end, each in their language. */
export async function mailExtension(
  tx: Transaction<Schema>,
  siteUrl: string,
  extension: ExtensionRow,
  step: TemplateData['extension-changed']['step'],
): Promise<void> {
  const rental = await loadRental(tx, extension.booking_id)
  for (const [to, personId] of [
    ['renter', rental.renter_id],
    ['owner', rental.owner_id],
  ] as const) {
    const person = await loadRecipient(tx, personId)
    const data = {
      rental: mailedRental(rental, person.locale),
      step,
      to,
      end: isoOf(extension.to_end),
      cents: extension.price_cents,
      answerBy: isoOf(extension.expires_at),
      url: `${siteUrl}/dashboard/my-rentals/${extension.booking_id}`,
    }
    await putMail(tx, person, 'extension-changed', data, `${extension.id}:${step}`)
  }
}
