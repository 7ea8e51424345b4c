import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Locale, pickLocale } from './locale.ts'
import type { TemplateData, TemplateName } from './templates.ts'

/** Somebody to be written to, in the language they chose. */
export interface Recipient {
  email: string
  locale: Locale
}

/** Puts a mail about a rental into the outbox, in the caller's transaction; one for each occasion and recipient. */
export async function putMail<Name extends TemplateName>(
  tx: Transaction<Schema>,
  to: Recipient,
  template: Name,
  data: TemplateData[Name],
  occasion: string,
): Promise<void> {
  // An account by phone has no address; what it should know is on its pages.
  if (!to.email) return
  await tx
    .insertInto('outbox')
    .values({
      recipient: to.email,
      locale: to.locale,
      template,
      data: JSON.stringify(data),
      once_key: `${template}:${occasion}:${to.email}`,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute()
}

/** A person as a recipient. */
export async function loadRecipient(tx: Transaction<Schema>, userId: string): Promise<Recipient> {
  const row = await tx
    .selectFrom('profiles')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return { email: row?.email ?? '', locale: pickLocale(row?.locale) }
}
