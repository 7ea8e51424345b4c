import type { Transaction } from 'kysely'
import type { Replacement } from '#contract/rescue.ts'
import type { Schema } from '#contract/schema.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'

/** Tells a renter what the team suggests in place of their rental, what each costs them, and why. */
export async function mailReplacements(
  tx: Transaction<Schema>,
  siteUrl: string,
  bookingId: string,
  { offers, message, at }: { offers: readonly Replacement[]; message: string; at: Date },
): Promise<void> {
  const { renter } = await loadSides(tx, siteUrl, bookingId)
  const { person, rental, url } = renter
  const replacements = offers.map(({ id, title, language, translations, total_cents }) => ({
    title: titleIn(titledBy(title, language, translations), person.locale),
    cents: total_cents,
    url: `${siteUrl}/product/${id}`,
  }))
  const data = { rental, replacements, message, url }
  // The instant names the occasion: other items may be suggested later.
  await putMail(tx, person, 'replacements-offered', data, `${bookingId}:${at.toISOString()}`)
}
