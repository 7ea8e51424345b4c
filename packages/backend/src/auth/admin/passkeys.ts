import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import type { AuthDeps } from '../deps.ts'
import { removePasskey } from '../factors/webauthn/delete-passkey.ts'
import { passkeysOf } from '../factors/webauthn/list-passkeys.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { findAccount } from './find-account.ts'

/** GET /admin/users/{id}/passkeys. */
export const listPasskeysOf = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const rows = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const { id } = await findAccount(c, tx)
    return passkeysOf(tx, id)
  })
  return c.json(rows)
}

/** DELETE /admin/users/{id}/passkeys/{passkeyId}: for a person who has lost the device. */
export const removePasskeyOf = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const { id } = await findAccount(c, tx)
    await removePasskey(deps, tx, id, c.req.param('passkeyId') ?? '')
  })
  return c.body(null, 204)
}
