import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Channels, channelsOf, type Topic } from '#domain/notification/topics.ts'
import { type Locale, pickLocale } from './locale.ts'
import { putNotice } from './put-notice.ts'
import type { TemplateData, TemplateName } from './templates.ts'

/** A person to be told something, in the language and on the ways they chose. */
export interface Recipient {
  id: string
  email: string
  locale: Locale
  channels: Partial<Record<Topic, Channels>>
}

/**
 * Tells a person something, in the caller's transaction: by mail and in the application, unless they chose otherwise
 * for its topic; once for each occasion and recipient.
 */
export async function putMail<Name extends TemplateName>(
  tx: Transaction<Schema>,
  to: Recipient,
  template: Name,
  data: TemplateData[Name],
  occasion: string,
): Promise<void> {
  const { byMail, inApp } = channelsOf(template, to.channels)
  if (inApp) await putNotice(tx, { userId: to.id, kind: template, data, occasion })
  // An account by phone has no address; what it should know is on its pages.
  if (!byMail || !to.email) return
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

/** A person as a recipient, with what they chose, in one query. */
export async function loadRecipient(tx: Transaction<Schema>, userId: string): Promise<Recipient> {
  const { rows } = await sql<{ email: string; locale: string; channels: Recipient['channels'] | null }>`
    select p.email, p.locale, (
      select jsonb_object_agg(s.topic, jsonb_build_object('byMail', s.by_mail, 'inApp', s.in_app))
      from public.notification_settings s where s.user_id = p.id
    ) as channels
    from public.profiles p where p.id = ${userId}`.execute(tx)
  const row = rows[0]
  return {
    id: userId,
    email: row?.email ?? '',
    locale: pickLocale(row?.locale),
    channels: row?.channels ?? {},
  }
}
