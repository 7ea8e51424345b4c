import type { Context } from 'hono'
import { transactionAsOwner } from '#backend/db/transaction-as-owner.ts'
import type { AuthDeps } from '../deps.ts'
import { requireAdmin } from '../require-user.ts'
import { userJson } from '../user-row.ts'
import { findAccount } from './find-account.ts'

/** GET /admin/users/{id}/factors: a bare array. */
export const listFactors = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const user = await transactionAsOwner(deps.db, async (client) => {
    const { id } = await findAccount(c, client)
    return userJson(client, id)
  })
  return c.json(user.factors ?? [])
}
