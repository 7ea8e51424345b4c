import type { Context } from 'hono'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Challenge } from '../codes/challenge.ts'
import { sendCode } from '../codes/send-code.ts'
import type { AuthDeps } from '../deps.ts'
import { limitMail } from '../limit-mail.ts'
import { mailLanguages } from '../mail-languages.ts'
import { checkPassword } from '../sign-in/password.ts'
import { findUser, lockUser, type UserRow, userJson } from '../user-row.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { asBegunNow } from './as-begun-now.ts'
import { createUser } from './create-user.ts'
import { decoyUser } from './decoy-user.ts'

/** A sign-up that has passed every look at its form. */
export interface SignUp {
  key: 'email' | 'phone'
  value: string
  data: Record<string, unknown>
  password: string
  passwordHash: string
  challenge: Challenge | undefined
  redirectTo: string
}

/** Makes an account that a mailed code will confirm; an address that has one gets a mail, and no other answer. */
export async function signUpByMail(deps: AuthDeps, c: Context, request: SignUp) {
  const { value: email, password } = request
  await limitMail(deps, c, 'signup', email)
  // Checked in every case, so that an unconfirmed account takes no longer.
  const before = await findUser(deps.db.pool, 'email', email)
  const isSame = await checkPassword(before?.encrypted_password, password)
  const answer = () =>
    inTransaction(deps.db, { as: 'owner' }, async (tx) => {
      const known = await lockUser(tx, 'email', email)
      if (!known) return begin(deps, c, tx, request)
      if (known.email_confirmed_at) return remind(deps, c, tx, request, known)
      const isUnchanged = known.encrypted_password === before?.encrypted_password
      const choseIt = isUnchanged ? isSame : await checkPassword(known.encrypted_password, password)
      // Two people may have chosen a password for this address; the mail reaches the one whom it belongs to.
      const begun = await repeat(deps, c, tx, request, known, !choseIt)
      return asBegunNow(tx, begun, request.data)
    })
  // Two sign-ups of a new address at the same moment: the second finds the account of the first.
  const writing = answer().catch((error: Error & { constraint?: string }) => {
    if (error.constraint === 'users_email_key') return answer()
    throw error
  })
  // Hashing takes the same time in every case, creating an account does not.
  return c.json(await withMinimumDuration(writing))
}

async function begin(deps: AuthDeps, c: Context, tx: SqlTransaction, request: SignUp) {
  const { value: email, data, passwordHash } = request
  const id = await createUser(deps, tx, { email, data, passwordHash, confirmed: false })
  return repeat(deps, c, tx, request, { id, email, raw_user_meta_data: data }, false)
}

async function repeat(
  deps: AuthDeps,
  c: Context,
  tx: SqlTransaction,
  { redirectTo, challenge }: SignUp,
  user: Pick<UserRow, 'id' | 'email' | 'raw_user_meta_data'>,
  dropsPassword: boolean,
) {
  const languages = mailLanguages(c, user.raw_user_meta_data)
  await sendCode(deps, tx, { kind: 'signup', user, languages, redirectTo, challenge, dropsPassword })
  return userJson(tx, user.id)
}

async function remind(
  deps: AuthDeps,
  c: Context,
  tx: SqlTransaction,
  { value: email, data }: SignUp,
  known: UserRow,
) {
  const languages = mailLanguages(c, known.raw_user_meta_data)
  await deps.mail(tx, { to: email, languages, template: 'account-exists', data: {} })
  return decoyUser(deps, email, data)
}
