import type { Context } from 'hono'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { isUuid } from '#backend/db/uuid.ts'
import { notifyAccount } from '../../account/notify-account.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthDeps } from '../../deps.ts'
import { requireFreshProof } from '../../sessions/require-fresh-proof.ts'
import type { UserJson } from '../../user-row.ts'
import { requireNamedUser } from '../require-factor.ts'
import { passkeyNotFound } from './rename-passkey.ts'

/** DELETE /passkeys/{id}: from then on it opens no session. */
export const deletePasskey = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  const { factors } = JSON.parse(requester.json) as UserJson & { factors?: { status: string }[] }
  if (requester.aal === 'aal1' && factors?.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to delete a passkey')
  }
  await requireFreshProof(deps, requester)
  await inTransaction(deps.db, { as: 'owner' }, (tx) =>
    removePasskey(deps, tx, requester.id, c.req.param('passkeyId') ?? ''),
  )
  return c.body(null, 204)
}

/** Deletes an account's passkey and tells its owner by mail; refuses when it has none such. */
export async function removePasskey(deps: AuthDeps, db: Queryable, userId: string, passkeyId: string) {
  const { rowCount } = await db.query('delete from auth.passkeys where id = $1 and user_id = $2', [
    isUuid(passkeyId) ? passkeyId : null,
    userId,
  ])
  if (!rowCount) throw passkeyNotFound()
  await notifyAccount(deps, db, userId, 'passkey-removed')
}
