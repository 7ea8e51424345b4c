import { pickLocale } from '#server/mail/locale.ts'
import type { AccountChange } from '#server/mail/templates/account-changed.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import type { AuthDeps } from './deps.ts'
import type { Queryable } from './user-row.ts'

interface Row {
  email: string | null
  wanted: string | null
  locale: string | null
}

/**
 * Tells an account by mail what has just changed about how one signs in, in the transaction that changes it; to
 * `address` where the account's own has changed. An account without an address is told nothing.
 */
export async function tellAccount(
  { settings }: AuthDeps,
  client: Queryable,
  userId: string,
  change: AccountChange,
  { address, acceptLanguage }: { address?: string; acceptLanguage?: string | undefined } = {},
): Promise<void> {
  const { rows } = await client.query<Row>(
    `select u.email, u.raw_user_meta_data ->> 'locale' as wanted, p.locale
     from auth.users u left join public.profiles p on p.id = u.id where u.id = $1`,
    [userId],
  )
  const to = address ?? rows[0]?.email
  if (!to) return
  await writeMail(client, {
    to,
    locale: pickLocale(rows[0]?.wanted, acceptLanguage, rows[0]?.locale),
    template: 'account-changed',
    data: { change, url: `${settings.siteUrl}/account/security` },
  })
}
