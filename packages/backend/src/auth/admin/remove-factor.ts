import type { Context } from 'hono'
import { transactionAsOwner } from '#backend/db/transaction-as-owner.ts'
import type { AuthDeps } from '../deps.ts'
import { requireFactor } from '../require-factor.ts'
import { requireAdmin } from '../require-user.ts'
import { deleteFactor } from '../unenrol-factor.ts'
import { userJson } from '../user-row.ts'
import { findAccount } from './find-account.ts'

/** DELETE /admin/users/{id}/factors/{factorId}: for somebody who has lost the device. Answers the factor. */
export const removeFactor = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const removed = await transactionAsOwner(deps.db, async (client) => {
    const { id } = await findAccount(c, client)
    const factor = await requireFactor(c, client, id)
    const { factors } = await userJson(client, id)
    await deleteFactor(deps, client, factor)
    return (factors as { id: string }[]).find((shown) => shown.id === factor.id)
  })
  return c.json(removed)
}
