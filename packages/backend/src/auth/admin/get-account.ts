import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import type { AuthDeps } from '../deps.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { userJson } from '../user-row.ts'
import { findAccount } from './find-account.ts'

/** GET /admin/users/{id}. */
export const getAccount = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const user = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const { id } = await findAccount(c, tx)
    return userJson(tx, id)
  })
  return c.json(user)
}
