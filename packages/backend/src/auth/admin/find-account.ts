import type { Context } from 'hono'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { isUuid } from '#backend/db/uuid.ts'
import { AuthError } from '../auth-error.ts'
import { lockUser, type UserRow } from '../user-row.ts'

/** The account named in the path, locked. */
export async function findAccount(c: Context, tx: Queryable): Promise<UserRow> {
  const id = c.req.param('userId') ?? ''
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await lockUser(tx, 'id', id)
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}
