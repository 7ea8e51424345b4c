import type { Context } from 'hono'
import { transactionAsOwner } from '#backend/db/transaction-as-owner.ts'
import type { AuthDeps } from '../deps.ts'
import { requireAdmin } from '../require-user.ts'
import { removePasskey } from '../webauthn/delete-passkey.ts'
import { passkeysOf } from '../webauthn/list-passkeys.ts'
import { findAccount } from './find-account.ts'

/** GET /admin/users/{id}/passkeys. */
export const listPasskeysOf = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const rows = await transactionAsOwner(deps.db, async (client) => {
    const { id } = await findAccount(c, client)
    return passkeysOf(client, id)
  })
  return c.json(rows)
}

/** DELETE /admin/users/{id}/passkeys/{passkeyId}: for somebody who has lost the device. */
export const removePasskeyOf = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  await transactionAsOwner(deps.db, async (client) => {
    const { id } = await findAccount(c, client)
    await removePasskey(deps, client, id, c.req.param('passkeyId') ?? '')
  })
  return c.body(null, 204)
}
