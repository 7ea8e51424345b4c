import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import type { AuthDeps } from '../deps.ts'
import { requireFactor } from '../require-factor.ts'
import { requireAdmin } from '../require-user.ts'
import { deleteFactor } from '../unenrol-factor.ts'
import { userJson } from '../user-row.ts'
import { findAccount } from './find-account.ts'

/** DELETE /admin/users/{id}/factors/{factorId}: for somebody who has lost the device. Answers the factor. */
export const removeFactor = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const removed = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const { id } = await findAccount(c, tx)
    const factor = await requireFactor(c, tx, id)
    const { factors } = await userJson(tx, id)
    await deleteFactor(deps, tx, factor)
    return (factors as { id: string }[]).find((shown) => shown.id === factor.id)
  })
  return c.json(removed)
}
