import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'

/** Tables with rows that belong to an account. */
const TABLES = [
  'sessions',
  'identities',
  'mfa_factors',
  'one_time_tokens',
  'flow_state',
  'passkeys',
  'passkey_challenges',
]

/** Empties an account of everything personal and ends its sessions; the id stays, for records that must be kept. */
export async function eraseAccount({ hooks, now }: AuthDeps, tx: Queryable, userId: string): Promise<void> {
  if (hooks.eraseAccount) return hooks.eraseAccount(tx, userId)
  for (const table of TABLES) await tx.query(`delete from auth.${table} where user_id = $1`, [userId])
  await tx.query(
    `update auth.users set email = null, phone = null, encrypted_password = null, email_change = '',
       phone_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = $2, updated_at = $2
     where id = $1`,
    [userId, now()],
  )
}
