import { Secret, TOTP } from 'otpauth'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'
import { openSecret } from './factor-secret.ts'
import type { FactorRow } from './require-factor.ts'

/**
 * Whether `code` is right for this factor, one step of 30 s more or less (RFC 6238), and newer than the last one
 * taken: a code read over a shoulder cannot be used again.
 */
export async function redeemTotp(deps: AuthDeps, tx: Queryable, factor: FactorRow, code: string) {
  if (!factor.secret || !/^\d{6}$/.test(code)) return false
  const totp = new TOTP({ secret: Secret.fromBase32(openSecret(deps, factor.id, factor.secret)) })
  const timestamp = deps.now().getTime()
  const delta = totp.validate({ token: code, window: 1, timestamp })
  if (delta === null) return false
  const step = totp.counter({ timestamp }) + delta
  const { rowCount } = await tx.query({
    name: 'redeem-totp',
    text: `update auth.mfa_factors set last_used_step = $2
           where id = $1 and (last_used_step is null or last_used_step < $2)`,
    values: [factor.id, step],
  })
  return rowCount === 1
}
