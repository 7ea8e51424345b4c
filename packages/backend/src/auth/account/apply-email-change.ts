import type { Queryable } from '#backend/db/sql-transaction.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { createIdentity } from '../sign-up/create-user.ts'
import { findUser, type UserRow } from '../user-row.ts'
import { notifyAccount } from './notify-account.ts'

/** Counts one confirmed address of a change, and carries the change out with the last; true while one is missing. */
export async function applyEmailChange(deps: AuthDeps, tx: Queryable, user: UserRow): Promise<boolean> {
  const needsBoth = deps.settings.secureEmailChange && Boolean(user.email)
  if (needsBoth && user.email_change_confirm_status === 0) {
    await tx.query('update auth.users set email_change_confirm_status = 1 where id = $1', [user.id])
    return true
  }
  await setEmail(deps, tx, user, user.email_change)
  return false
}

/** Gives an account another, confirmed address at once, with its identity; refuses one that is taken. */
export async function setEmail(deps: AuthDeps, tx: Queryable, user: UserRow, email: string) {
  const other = await findUser(tx, 'email', email)
  if (other && other.id !== user.id) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  const { rows } = await tx.query<{ has_identity: boolean }>({
    name: 'set-email',
    text: `with tokens as (
             delete from auth.one_time_tokens where user_id = $1 and token_type <> 'reauthentication_token'
           ), identity as (
             update auth.identities set updated_at = $3,
               identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
             where user_id = $1 and provider = 'email'
             returning 1
           )
           update auth.users set email = $2, email_change = '', email_change_confirm_status = 0,
             email_confirmed_at = $3, is_anonymous = false, updated_at = $3,
             raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
           where id = $1
           returning exists (select from identity) as has_identity`,
    values: [user.id, email, deps.now()],
  })
  // To the old address: if the account was taken over, the thief reads the new one.
  if (user.email && user.email_confirmed_at && user.email !== email) {
    await notifyAccount(deps, tx, user.id, 'email-changed', { address: user.email })
  }
  if (rows[0]?.has_identity) return
  await createIdentity(deps, tx, user.id, 'email', { email, data: {}, confirmed: true })
  await addProvider(tx, user.id, 'email')
}

/** Notes in the account's own metadata that it can now be reached this way, too. */
export async function addProvider(tx: Queryable, userId: string, provider: string) {
  await tx.query({
    name: 'add-provider',
    text: `update auth.users set raw_app_meta_data =
             jsonb_build_object('provider', $2::text) || coalesce(raw_app_meta_data, '{}') || jsonb_build_object(
               'providers', (select jsonb_agg(provider order by created_at) from auth.identities where user_id = $1))
           where id = $1`,
    values: [userId, provider],
  })
}
