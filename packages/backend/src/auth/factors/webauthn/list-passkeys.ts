import type { Context } from 'hono'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../../deps.ts'
import { requireNamedUser } from '../require-factor.ts'
import { PASSKEY_COLUMNS } from './passkey-columns.ts'

/** GET /passkeys: the account's own, oldest first. */
export const listPasskeys = (deps: AuthDeps) => async (c: Context) => {
  const { id } = await requireNamedUser(deps, c)
  return c.json(await passkeysOf(deps.db.pool, id))
}

/** The passkeys of an account as the protocol shows them. */
export async function passkeysOf(db: Queryable, userId: string) {
  const { rows } = await db.query(
    `select ${PASSKEY_COLUMNS} from auth.passkeys where user_id = $1 order by created_at, id`,
    [userId],
  )
  return rows
}
