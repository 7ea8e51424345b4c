import type { Context } from 'hono'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import type { Requester } from '../sessions/require-user.ts'
import { checkPassword, hashPassword } from '../sign-in/password.ts'
import { refuseWeakPassword } from '../sign-in/weak-password.ts'
import { findUser, type UserJson, type UserRow } from '../user-row.ts'
import { notifyAccount } from './notify-account.ts'

export interface PreparedPassword {
  hash: string
  /** The hash that the checks were made against; the change is refused if the stored one is no longer this one. */
  replaces: string | null
  /** Whether the old password came with the new one, which proves who asks. */
  byCurrent: boolean
}

/** Proofs by mail, as of a person who has forgotten the password. */
const MAILED = ['otp', 'magiclink', 'recovery', 'invite', 'email/signup']

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
  const byCurrent = Boolean(replaces && current)
  if (replaces && (current || deps.settings.currentPassword)) {
    if (!current && !cameByMail(requester)) {
      throw new AuthError(
        400,
        'current_password_required',
        'Current password required when setting new password.',
      )
    }
    if (current && !(await checkPassword(replaces, current))) {
      throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect.')
    }
  }
  if (replaces && (await checkPassword(replaces, password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return { hash: await hashPassword(password), replaces, byCurrent }
}

const cameByMail = ({ claims }: Requester) =>
  Array.isArray(claims.amr) && claims.amr.some(({ method }) => MAILED.includes(method))

export interface PasswordChange {
  user: UserRow
  requester: Requester
  password: PreparedPassword
}

/** Sets the prepared password, ends all other sessions and every open code, and tells the account by mail. */
export async function changePassword(
  deps: AuthDeps,
  c: Context,
  tx: SqlTransaction,
  { user, requester, password }: PasswordChange,
): Promise<void> {
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
