import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { WebhookSecret } from '#contract/integrations.ts'
import { ok } from '#domain/result.ts'
import { SECRET_OVERLAP_MS } from '#domain/webhook/webhook-events.ts'
import { loadEndpoint } from '../webhooks/load-endpoint.ts'
import { recordChange } from '../webhooks/record-change.ts'
import { makeSecret } from '../webhooks/webhook-secret.ts'

/**
 * Gives an endpoint a new secret, which only this answer shows; what is sent is signed with the one before as well for a
 * day. Refused: BLOCKED, NOT_FOUND.
 */
export const rotateWebhookSecret = useCase({
  name: 'rotate-webhook-secret',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ id: z.uuid() }),
  async run(context, { id }) {
    const { tx, deps, userId, now } = context
    const found = await loadEndpoint(tx, userId, id)
    if (!found.ok) return found
    const { secret, sealed } = makeSecret(deps.config, id)
    await tx
      .updateTable('webhook_endpoints')
      .set({
        sealed_secret: sealed,
        sealed_previous: found.value.sealed_secret,
        previous_until: new Date(now.getTime() + SECRET_OVERLAP_MS).toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await recordChange(context, 'rotate-webhook-secret', found.value)
    return ok<WebhookSecret>({ id, secret })
  },
})
