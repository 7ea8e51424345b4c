import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import type { AuthDeps } from '../deps.ts'
import { requireFactor } from '../factors/require-factor.ts'
import { deleteFactor } from '../factors/unenrol-factor.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { userJson } from '../user-row.ts'
import { findAccount } from './find-account.ts'

/** DELETE /admin/users/{id}/factors/{factorId}: for a person who has lost the device. Answers the factor. */
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
