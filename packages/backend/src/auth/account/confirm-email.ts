import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'
import type { UserRow } from '../user-row.ts'

/**
 * Marks the account's address as confirmed. `dropPassword` takes its password away: a stranger who
 * signed up with this address must not keep a password to it. Whether it had one to lose.
 */
export async function confirmEmail(
  deps: AuthDeps,
  tx: Queryable,
  user: UserRow,
  dropPassword = false,
): Promise<boolean> {
  if (user.email_confirmed_at) return false
  await tx.query({
    name: 'confirm-email',
    text: `with identity as (
             update auth.identities
             set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
             where user_id = $1 and provider = 'email'
           )
           update auth.users set email_confirmed_at = $2, updated_at = $2,
             raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}',
             encrypted_password = case when $3 then null else encrypted_password end
           where id = $1`,
    values: [user.id, deps.now(), dropPassword],
  })
  return dropPassword && user.encrypted_password !== null
}
