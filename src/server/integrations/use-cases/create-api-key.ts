import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { CreatedApiKey } from '#contract/integrations.ts'
import { API_KEY_DAYS, API_SCOPES, KEY_PREFIX, MAX_API_KEYS, scopesFor } from '#domain/access/api-scopes.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { refuseStaleProof } from '#server/administration/refuse-stale-proof.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { lockProfile } from '../lock-profile.ts'

const DAY_MS = 86_400_000
const VISIBLE = KEY_PREFIX.length + 6

/**
 * Makes a personal API key, after a fresh proof, and tells its person by mail; the answer is the only place where the
 * whole key ever is. Refused: REAUTHENTICATION_NEEDED, BLOCKED, UNAUTHORIZED for a scope beyond the person's roles,
 * TOO_MANY_API_KEYS.
 */
export const createApiKey = stagedUseCase({
  name: 'create-api-key',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({
    name: z.string().trim().min(1).max(60),
    scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
    days: z.literal(API_KEY_DAYS),
  }),
  async runStaged(context, { name, scopes, days }) {
    const { deps, userId, now } = context
    const refusal = await refuseStaleProof(context)
    if (refusal) return refusal
    const key = KEY_PREFIX + randomBytes(32).toString('base64url')
    return inTransaction(deps.db, { as: 'service' }, async (tx) => {
      // Two keys that are made at once are counted one after the other.
      await lockProfile(tx, userId)
      const actor = await loadActor(tx, userId)
      if (!actor) return refuse('BLOCKED')
      const allowed = scopesFor(actor)
      const beyond = scopes.find((scope) => !allowed.includes(scope))
      if (beyond) return refuse('UNAUTHORIZED', { scope: beyond })
      const { count } = await tx
        .selectFrom('api_keys')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (Number(count) >= MAX_API_KEYS) return refuse('TOO_MANY_API_KEYS', { most: MAX_API_KEYS })
      const { id } = await tx
        .insertInto('api_keys')
        .values({
          user_id: userId,
          name,
          prefix: key.slice(0, VISIBLE),
          digest: `\\x${createHash('sha256').update(key).digest('hex')}`,
          scopes: API_SCOPES.filter((scope) => scopes.includes(scope)),
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const data = { change: 'api-key-made' as const, url: `${deps.config.siteUrl}/account/developer` }
      await putMail(tx, await loadRecipient(tx, userId), 'account-changed', data, `api-key:${id}`)
      return ok<CreatedApiKey>({ id, key })
    })
  },
})
