import type { Context } from 'hono'
import { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { eraseAccount } from '../account/erase-account.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { readBody } from '../read-body.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { findAccount } from './find-account.ts'

const input = z.object({ should_soft_delete: z.boolean().nullish() })

/**
 * DELETE /admin/users/{id}: deletes the account with all its rows, or keeps it as an empty shell
 * (`should_soft_delete`).
 */
export const deleteAccount = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const { should_soft_delete: soft } = await readBody(c, input)
  await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const { id } = await findAccount(c, tx)
    await (soft ? eraseAccount(deps, tx, id) : hardDelete(tx, id))
  })
  return c.json({})
}

async function hardDelete(tx: SqlTransaction, id: string) {
  try {
    await tx.query('delete from auth.users where id = $1', [id])
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error
    throw new AuthError(
      409,
      'conflict',
      'This user has records that must be kept: delete it softly (should_soft_delete)',
    )
  }
}
