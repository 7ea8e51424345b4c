import type { Context } from 'hono'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { AuthError } from '../auth-error.ts'
import type { Challenge } from '../codes/challenge.ts'
import { redirectTarget } from '../codes/redirect-target.ts'
import type { AuthDeps } from '../deps.ts'
import { mailLanguages } from '../mail-languages.ts'
import { findUser, type UserRow } from '../user-row.ts'
import { setEmail } from './apply-email-change.ts'
import { sendEmailChange } from './send-email-change.ts'

/** Starts the change of an account's address; only an anonymous account under autoconfirm gets it at once. */
export async function changeEmail(
  deps: AuthDeps,
  c: Context,
  tx: SqlTransaction,
  user: UserRow,
  newEmail: string,
  challenge: Challenge | undefined,
) {
  if (await findUser(tx, 'email', newEmail)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  if (user.is_anonymous && deps.settings.autoconfirm) return setEmail(deps, tx, user, newEmail)
  await sendEmailChange(deps, tx, {
    user,
    newEmail,
    languages: mailLanguages(c, user.raw_user_meta_data),
    redirectTo: redirectTarget(deps, c),
    challenge,
  })
}
