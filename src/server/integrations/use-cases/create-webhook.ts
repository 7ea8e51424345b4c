import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { WebhookSecret } from '#contract/integrations.ts'
import { ok, refuse } from '#domain/result.ts'
import { MAX_WEBHOOKS, WEBHOOK_EVENTS } from '#domain/webhook/webhook-events.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { lockProfile } from '../lock-profile.ts'
import { recordChange } from '../webhooks/record-change.ts'
import { makeSecret } from '../webhooks/webhook-secret.ts'
import { isAllowedUrl, webhookUrl } from '../webhooks/webhook-url.ts'

/**
 * Names an address that is told what happens: to the caller's own things, or with `site`, for admins, on all of the
 * site. The answer is the only place where its secret is. Refused: BLOCKED, UNAUTHORIZED, WEBHOOK_ADDRESS,
 * TOO_MANY_WEBHOOKS.
 */
export const createWebhook = useCase({
  name: 'create-webhook',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({
    url: webhookUrl,
    description: z.string().trim().max(100).default(''),
    events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
    site: z.boolean().default(false),
  }),
  async run(context, { url, description, events, site }) {
    const { tx, deps, userId, now } = context
    const refusal = await rightsRefusal(tx, userId, site)
    if (refusal) return refusal
    if (!isAllowedUrl(url, deps.config)) return refuse('WEBHOOK_ADDRESS')
    const owner = site ? null : userId
    const { count } = await tx
      .selectFrom('webhook_endpoints')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('user_id', owner === null ? 'is' : '=', owner)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_WEBHOOKS) return refuse('TOO_MANY_WEBHOOKS', { most: MAX_WEBHOOKS })
    const id = randomUUID()
    const { secret, sealed } = makeSecret(deps.config, id)
    await tx
      .insertInto('webhook_endpoints')
      .values({
        id,
        user_id: owner,
        url,
        description,
        events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
        sealed_secret: sealed,
        created_at: now.toISOString(),
      })
      .execute()
    await recordChange(context, 'create-webhook', { id, user_id: owner, url })
    return ok<WebhookSecret>({ id, secret })
  },
})

async function rightsRefusal(tx: Context['tx'], userId: string, site: boolean) {
  // Two that are named at once are counted one after the other.
  await lockProfile(tx, userId)
  if (site) return partRefusal(tx, userId, 'admin')
  return (await loadActor(tx, userId)) ? undefined : refuse('BLOCKED')
}
