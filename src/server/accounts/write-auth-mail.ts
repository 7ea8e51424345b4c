import type { AuthMail, SendAuthMail } from '#backend/auth/auth-mail.ts'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { Config } from '#server/config.ts'
import { pickLocale } from '#server/mail/locale.ts'
import { writeMail } from '#server/mail/write-mail.ts'

/** Puts the mails of the auth service into the outbox, in the reader's language. */
export const writeAuthMail =
  ({ siteUrl }: Pick<Config, 'siteUrl'>): SendAuthMail =>
  async (client, mail) => {
    const { to } = mail
    const locale = pickLocale(...mail.languages, await profileLocale(client, mail))
    if (mail.template === 'account-changed') {
      const data = { change: mail.data.change, url: `${siteUrl}/account/security` }
      await writeNotice(client, mail.data.userId, data)
      await writePush(client, mail.data.userId, data)
      return writeMail(client, { to, locale, template: mail.template, data })
    }
    if (mail.template === 'account-exists') {
      return writeMail(client, { to, locale, template: mail.template, data: { url: `${siteUrl}/login` } })
    }
    return writeMail(client, { ...mail, locale })
  }

/** The language in which the person who is told of a change to the account uses the site. */
async function profileLocale(client: Queryable, { template, data }: AuthMail): Promise<string | undefined> {
  if (template !== 'account-changed') return
  const { rows } = await client.query<{ locale: string }>(
    'select locale from public.profiles where id = $1',
    [data.userId],
  )
  return rows[0]?.locale
}

/** Each change is mailed, also when the same one is made twice. */
async function writeNotice(client: Queryable, userId: string, { change }: { change: string }): Promise<void> {
  await client.query(
    `insert into public.notifications (user_id, kind, data, path, occasion)
     select id, 'account-changed', $2, '/account/security', gen_random_uuid()::text
     from public.profiles where id = $1`,
    [userId, { change }],
  )
}

async function writePush(
  client: Queryable,
  userId: string,
  data: { change: string; url: string },
): Promise<void> {
  await client.query(
    `insert into public.push_outbox (user_id, locale, template, data, once_key)
     select id, locale, 'account-changed', $2, gen_random_uuid()::text from public.profiles p
     where id = $1 and exists (select from public.push_subscriptions s where s.user_id = p.id)`,
    [userId, data],
  )
}
