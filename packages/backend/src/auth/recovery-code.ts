import type { AuthDeps } from './deps.ts'
import type { Queryable } from './user-row.ts'

/** Whether `text` looks like one of the codes of `create_recovery_codes`: four groups of four hex digits. */
export const isRecoveryCode = (text: string) => /^[0-9a-f]{16}$/.test(plain(text))

/** Takes a recovery code, once. */
export async function redeemRecoveryCode(deps: AuthDeps, client: Queryable, userId: string, code: string) {
  const { rowCount } = await client.query({
    name: 'redeem-recovery-code',
    text: `update public.recovery_codes set used_at = $3
           where user_id = $1 and code_hash = sha256(convert_to($1::uuid::text || $2, 'utf8')) and used_at is null`,
    values: [userId, plain(code), deps.now()],
  })
  return rowCount === 1
}

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
