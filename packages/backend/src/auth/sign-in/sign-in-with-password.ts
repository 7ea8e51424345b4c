import type { Context } from 'hono'
import { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError } from '../auth-error.ts'
import { readContact } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { forgiveRequests, limitRequests } from '../limit-requests.ts'
import { readBody } from '../read-body.ts'
import { deviceOf } from '../sessions/device.ts'
import { openSession } from '../sessions/open-session.ts'
import { respondWithSession } from '../sessions/session-answer.ts'
import { findUser, isBanned, type UserRow } from '../user-row.ts'
import { checkPassword, hashPassword, isOutdated } from './password.ts'
import { weaknessOf } from './weak-password.ts'

const input = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
})

/** POST /token?grant_type=password: one refusal for every wrong pair, at the same cost. */
export const signInWithPassword = (deps: AuthDeps) => async (c: Context) => {
  const { password, ...contact } = await readBody(c, input)
  const [key, value] = readContact(deps, contact)
  const user = await findUser(deps.db.pool, key, value)
  const subject = { name: value, userId: user?.id }
  await limitRequests(deps, c, 'password', subject)

  const right = await checkPassword(user?.encrypted_password, password)
  if (!user || !right) throw wrongCredentials()
  if (isBanned(user, deps.now())) throw new AuthError(400, 'user_banned', 'User is banned')
  if (key === 'email' && !user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }
  if (key === 'phone' && !user.phone_confirmed_at) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  }

  // Hashed before the transaction: no connection waits for it.
  const rehashed = isOutdated(user.encrypted_password!) ? await hashPassword(password) : undefined
  const session = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    if (!(await stillHas(tx, user, rehashed))) throw wrongCredentials()
    return openSession(deps, tx, user.id, 'password', deviceOf(c, deps))
  })
  await forgiveRequests(deps, c, 'password', subject)
  // A password is judged when it is chosen; judging it at every sign-in would cost more than most requests do.
  const judged = rehashed ? deps.settings : { ...deps.settings, passwordStrength: 0 }
  const weakness = await weaknessOf(judged, password, [value])
  return respondWithSession(deps, c, {
    ...session,
    answer: { ...session.answer, ...(weakness && { weak_password: weakness }) },
  })
}

const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

/** The password may have been changed while it was being checked. */
async function stillHas(tx: SqlTransaction, user: UserRow, rehashed?: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    rehashed
      ? {
          name: 'rehash-password',
          text: 'update auth.users set encrypted_password = $3 where id = $1 and encrypted_password = $2',
          values: [user.id, user.encrypted_password, rehashed],
        }
      : {
          name: 'same-password',
          text: 'select 1 from auth.users where id = $1 and encrypted_password = $2 for no key update',
          values: [user.id, user.encrypted_password],
        },
  )
  return rowCount === 1
}
