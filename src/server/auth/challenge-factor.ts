import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { transactionAsOwner } from '#server/db/transaction-as-owner.ts'
import type { AuthDeps } from './deps.ts'
import { deviceOf } from './device.ts'
import { limitRequests } from './limit-requests.ts'
import { requireFactor, requireNamedUser } from './require-factor.ts'

export const CHALLENGE_LIFETIME_MS = 300_000

/** POST /factors/{id}/challenge: opens a question that one code, from the same address, may answer. */
export const challengeFactor = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  await limitRequests(deps, c, 'factor')
  const id = randomUUID()
  const now = deps.now()
  const factor = await transactionAsOwner(deps.db, async (client) => {
    const factor = await requireFactor(c, client, requester.id)
    await client.query({
      name: 'challenge-factor',
      text: `with factor as (
               update auth.mfa_factors set last_challenged_at = $3, updated_at = $3 where id = $2
             )
             insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)`,
      values: [id, factor.id, now, deviceOf(c, deps).ip],
    })
    return factor
  })
  const expiresAt = Math.floor((now.getTime() + CHALLENGE_LIFETIME_MS) / 1000)
  return c.json({ id, type: factor.factor_type, expires_at: expiresAt })
}
