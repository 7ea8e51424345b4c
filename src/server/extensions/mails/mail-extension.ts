import type { Transaction } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'
import type { ExtensionRow } from '../extension-row.ts'

/** Tells both sides of a rental what became of a later end, each in their language. */
export async function mailExtension(
  tx: Transaction<Schema>,
  siteUrl: string,
  extension: ExtensionRow,
  step: TemplateData['extension-changed']['step'],
): Promise<void> {
  const { renter, owner } = await loadSides(tx, siteUrl, extension.booking_id)
  for (const { to, person, rental, url } of [renter, owner]) {
    const data = {
      rental,
      step,
      to,
      end: isoOf(extension.to_end),
      cents: extension.price_cents,
      answerBy: isoOf(extension.expires_at),
      url,
    }
    await putMail(tx, person, 'extension-changed', data, `${extension.id}:${step}`)
  }
}
