import type pg from 'pg'
import { causeId } from '#backend/start/cause.ts'
import type { Locale } from './locale.ts'
import { subjectOf } from './render-mail.ts'
import type { TemplateData, TemplateName } from './templates.ts'

export interface Mail<Name extends TemplateName = TemplateName> {
  to: string
  locale: Locale
  template: Name
  data: TemplateData[Name]
  /** Names the occasion: a second mail with the same key is not written. */
  onceKey?: string
}

/** Puts a mail into the outbox, in the caller's transaction: it goes out if and only if that commits. */
export async function writeMail<Name extends TemplateName>(
  client: Pick<pg.ClientBase, 'query'>,
  mail: Mail<Name>,
): Promise<void> {
  await client.query({
    name: 'write-mail',
    text: `insert into public.outbox (recipient, locale, template, data, once_key, subject, cause_id)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (once_key) do nothing`,
    values: [
      mail.to,
      mail.locale,
      mail.template,
      mail.data,
      mail.onceKey ?? null,
      subjectOf(mail.template, mail.locale, mail.data),
      causeId(),
    ],
  })
}
