import type { Context } from 'hono'
import { isUuid } from '#backend/db/uuid.ts'
import { AuthError } from '../auth-error.ts'
import { lockUser, type Queryable, type UserRow } from '../user-row.ts'

/** The account named in the path, locked. */
export async function findAccount(c: Context, client: Queryable): Promise<UserRow> {
  const id = c.req.param('userId') ?? ''
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await lockUser(client, 'id', id)
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}
