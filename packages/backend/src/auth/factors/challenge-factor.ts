import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { deviceOf } from '../sessions/device.ts'
import type { UserJson } from '../user-row.ts'
import { requireFactor, requireNamedUser } from './require-factor.ts'
import { askFactor } from './webauthn/factor-ceremony.ts'

export const CHALLENGE_LIFETIME_MS = 300_000

/** POST /factors/{id}/challenge: opens a challenge that one code, from the same address, may answer. */
export const challengeFactor = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  await limitRequests(deps, c, 'factor')
  const id = randomUUID()
  const now = deps.now()
  const user = JSON.parse(requester.json) as UserJson
  const { factor, asked } = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const factor = await requireFactor(c, tx, requester.id)
    const asked = factor.factor_type === 'webauthn' ? await askFactor(deps, factor, user) : undefined
    await tx.query({
      name: 'challenge-factor',
      text: `with factor as (
               update auth.mfa_factors set last_challenged_at = $3, updated_at = $3 where id = $2
             )
             insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, web_authn_session_data)
             values ($1, $2, $3, $4, $5)`,
      values: [id, factor.id, now, deviceOf(c, deps).ip, asked?.question ?? null],
    })
    return { factor, asked }
  })
  const expiresAt = Math.floor((now.getTime() + CHALLENGE_LIFETIME_MS) / 1000)
  return c.json({
    id,
    type: factor.factor_type,
    expires_at: expiresAt,
    ...(asked && { webauthn: asked.options }),
  })
}
