import { sql, type Transaction } from 'kysely'
import { causeId } from '#backend/start/cause.ts'
import type { Schema } from '#contract/schema.ts'
import { type Channels, channelsOf, type Topic } from '#domain/notification/topics.ts'
import { insertNotices } from './insert-notices.ts'
import { insertPushes } from './insert-pushes.ts'
import { type Locale, pickLocale } from './locale.ts'
import { subjectOf } from './render-mail.ts'
import type { TemplateData, TemplateName } from './templates.ts'

/** A person to notify, in the language and by the channels that they chose. */
export interface Recipient {
  id: string
  email: string
  locale: Locale
  channels: Partial<Record<Topic, Channels>>
}

/** One template with what its words need, to one person. */
export type Mail = {
  [Name in TemplateName]: { to: Recipient; template: Name; data: TemplateData[Name] }
}[TemplateName]

/**
 * Tells a person something, in the caller's transaction: by mail, in the application and by web push, unless they chose
 * otherwise for its topic; once for each occasion and recipient.
 */
export const putMail = <Name extends TemplateName>(
  tx: Transaction<Schema>,
  to: Recipient,
  template: Name,
  data: TemplateData[Name],
  occasion: string,
): Promise<void> => putMails(tx, [{ to, template, data } as Mail], occasion)

/** The same for everyone who is told of one occasion, in one statement. */
export async function putMails(tx: Transaction<Schema>, mails: Mail[], occasion: string): Promise<void> {
  const chosen = mails.map((mail) => ({ ...mail, ...channelsOf(mail.template, mail.to.channels) }))
  const notices = chosen
    .filter(({ inApp }) => inApp)
    .map(({ to, template, data }) => ({ userId: to.id, kind: template, data, occasion }))
  // An account with only a phone number has no address; its notices are in the application.
  const letters = chosen
    .filter(({ byMail, to }) => byMail && to.email)
    .map(({ to, template, data }) => ({
      recipient: to.email,
      person_id: to.id,
      locale: to.locale,
      template,
      data,
      subject: subjectOf(template, to.locale, data),
      once_key: `${template}:${occasion}:${to.email}`,
    }))
  const pushes = chosen
    .filter(({ byPush }) => byPush)
    .map(({ to, template, data }) => ({ personId: to.id, locale: to.locale, template, data, occasion }))
  if (notices.length + letters.length + pushes.length === 0) return
  await sql`
    with notices as (${insertNotices(notices)}), pushes as (${insertPushes(pushes)})
    insert into public.outbox (recipient, person_id, locale, template, data, subject, once_key, cause_id)
    select recipient, person_id, locale, template, data, subject, once_key, ${causeId()}::text
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb)
      as l (recipient text, person_id uuid, locale text, template text, data jsonb, subject text,
        once_key text)
    on conflict (once_key) do nothing`.execute(tx)
}

/** A person as a recipient, with what they chose, in one query; without an address where the account is gone. */
export async function loadRecipient(tx: Transaction<Schema>, userId: string): Promise<Recipient> {
  const recipients = await loadRecipients(tx, [userId])
  return recipients.get(userId)!
}

/** Several people as recipients, each by their id. */
export async function loadRecipients(
  tx: Transaction<Schema>,
  userIds: string[],
): Promise<Map<string, Recipient>> {
  const { rows } = await sql<{
    id: string
    email: string
    locale: string
    channels: Recipient['channels'] | null
  }>`
    select p.id, p.email, p.locale, (
      select jsonb_object_agg(s.topic, jsonb_build_object('byMail', s.by_mail, 'inApp', s.in_app, 'byPush', s.by_push))
      from public.notification_settings s where s.user_id = p.id
    ) as channels
    from public.profiles p where p.id = any (array(select unnest(${userIds}::uuid[])))`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    userIds.map((id) => {
      const row = known.get(id.toLowerCase())
      const { email = '', channels } = row ?? {}
      return [id, { id, email, locale: pickLocale(row?.locale), channels: channels ?? {} }]
    }),
  )
}
