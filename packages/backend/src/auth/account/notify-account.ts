import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AccountChange } from '../auth-mail.ts'
import type { AuthDeps } from '../deps.ts'
import { given } from '../mail-languages.ts'

interface Row {
  email: string | null
  locale: string | null
}

/**
 * Tells an account by mail of a change to its sign-in, in the transaction that makes the change; sent to `address` if
 * the account's own has changed. An account without an address gets no mail.
 */
export async function notifyAccount(
  { mail }: AuthDeps,
  tx: Queryable,
  userId: string,
  change: AccountChange,
  { address, acceptLanguage }: { address?: string; acceptLanguage?: string | undefined } = {},
): Promise<void> {
  const { rows } = await tx.query<Row>(
    `select email, raw_user_meta_data ->> 'locale' as locale from auth.users where id = $1`,
    [userId],
  )
  const to = address ?? rows[0]?.email
  if (!to) return
  await mail(tx, {
    to,
    languages: given(rows[0]?.locale, acceptLanguage),
    template: 'account-changed',
    data: { change, userId },
  })
}
