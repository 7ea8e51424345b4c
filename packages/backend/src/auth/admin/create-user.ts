import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import { isUuid } from '#backend/db/uuid.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { readEmail, readPhone } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { readBody } from '../read-body.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { createUser as insertUser } from '../sign-up/create-user.ts'
import { findUser, userJson } from '../user-row.ts'
import { adminInput, readBan, readPasswordHash } from './admin-input.ts'

/** POST /admin/users: an account without a sign-up; unconfirmed unless said otherwise, and no mail is sent. */
export const createUser = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const body = await readBody(c, adminInput)
  const email = body.email ? readEmail(body.email) : undefined
  const phone = body.phone ? readPhone(body.phone) : undefined
  if (!email && !phone) throw invalid('Cannot create a user without either an email or phone')
  if (body.id && !isUuid(body.id)) throw invalid('ID must conform to the uuid v4 format')
  const passwordHash = await readPasswordHash(deps, body)
  const bannedUntil = readBan(body.ban_duration, deps.now())
  const user = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    if (email && (await findUser(tx, 'email', email))) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
    }
    if (phone && (await findUser(tx, 'phone', phone))) {
      throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
    }
    const id = await insertUser(deps, tx, {
      ...(body.id && { id: body.id }),
      ...(email && { email }),
      ...(phone && { phone }),
      ...(passwordHash && { passwordHash }),
      ...(body.role && { role: body.role }),
      ...(body.aud && { aud: body.aud }),
      data: body.user_metadata ?? {},
      appMetadata: body.app_metadata ?? {},
      confirmed: body.email_confirm,
      phoneConfirmed: body.phone_confirm,
      bannedUntil: bannedUntil ?? null,
    })
    return userJson(tx, id)
  })
  return c.json(user)
}
