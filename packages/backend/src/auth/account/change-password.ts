import type { Context } from 'hono'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { AuthError } from '../auth-error.ts'
import { redeemCode } from '../codes/redeem-code.ts'
import type { AuthDeps } from '../deps.ts'
import type { Requester } from '../sessions/require-user.ts'
import { checkPassword, hashPassword } from '../sign-in/password.ts'
import { refuseWeakPassword } from '../sign-in/weak-password.ts'
import { findUser, type UserJson, type UserRow } from '../user-row.ts'
import { notifyAccount } from './notify-account.ts'

const DAY_MS = 86_400_000

export interface PreparedPassword {
  hash: string
  /** The hash that the checks were made against; the change is refused if the stored one is no longer this one. */
  replaces: string | null
}

/**
 * Does the slow work on a new password before the transaction: checks its strength and the old password, and hashes
 * it.
 */
export async function preparePassword(
  deps: AuthDeps,
  requester: Requester,
  user: UserJson,
  password: string,
  current: string | null | undefined,
): Promise<PreparedPassword> {
  await refuseWeakPassword(deps.settings, password, [user.email, ...Object.values(user.user_metadata)])
  const replaces = (await findUser(deps.db.pool, 'id', requester.id))?.encrypted_password ?? null
  if (deps.settings.currentPassword && replaces) {
    if (!current) {
      throw new AuthError(
        400,
        'current_password_required',
        'Current password required when setting new password.',
      )
    }
    if (!(await checkPassword(replaces, current))) {
      throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect.')
    }
  }
  if (replaces && (await checkPassword(replaces, password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return { hash: await hashPassword(password), replaces }
}

export interface PasswordChange {
  user: UserRow
  requester: Requester
  password: PreparedPassword
  nonce: string | null | undefined
}

/**
 * Sets the prepared password, ends all other sessions and every open code, and tells the account by mail. Returns
 * the refusal of a wrong nonce, whose counted try must be committed.
 */
export async function changePassword(
  deps: AuthDeps,
  c: Context,
  tx: SqlTransaction,
  { user, requester, password, nonce }: PasswordChange,
): Promise<AuthError | undefined> {
  const refusal = await refuseOldSession(deps, tx, user, requester, nonce)
  if (refusal) return refusal
  if (user.encrypted_password !== password.replaces) {
    throw new AuthError(409, 'conflict', 'The password was changed at the same moment')
  }
  await replacePassword(deps, tx, user.id, password.hash, requester.sessionId)
  await notifyAccount(deps, tx, user.id, 'password-changed', {
    acceptLanguage: c.req.header('accept-language'),
  })
}

/** Writes a password hash, forgets open codes, and ends all sessions but `keepSession`. */
export async function replacePassword(
  deps: AuthDeps,
  tx: SqlTransaction,
  userId: string,
  hash: string,
  keepSession?: string,
) {
  await tx.query({
    name: 'replace-password',
    text: `with tokens as (
             delete from auth.one_time_tokens where user_id = $1
           ), sessions as (
             delete from auth.sessions where user_id = $1 and id is distinct from $4
           )
           update auth.users set encrypted_password = $2, updated_at = $3 where id = $1`,
    values: [userId, hash, deps.now(), keepSession ?? null],
  })
}

/** A session older than a day has to prove itself with a mailed code, where the operator wants that. */
async function refuseOldSession(
  deps: AuthDeps,
  tx: SqlTransaction,
  user: UserRow,
  { sessionId }: Requester,
  nonce: string | null | undefined,
): Promise<AuthError | undefined> {
  if (!deps.settings.reauthentication || !user.email) return
  const { rows } = await tx.query<{ created_at: Date }>(
    'select created_at from auth.sessions where id = $1 and user_id = $2',
    [sessionId ?? null, user.id],
  )
  const openedAt = rows[0]?.created_at.getTime() ?? 0
  if (deps.now().getTime() - openedAt < DAY_MS) return
  if (!nonce) {
    return new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
  const used = await redeemCode(deps, tx, user.id, ['reauthentication_token'], user.email, nonce)
  if (used) return
  return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
