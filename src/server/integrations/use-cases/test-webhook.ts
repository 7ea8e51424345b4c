import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { TEST_EVENT } from '#domain/webhook/webhook-events.ts'
import { loadEndpoint } from '../webhooks/load-endpoint.ts'

/** Sends an endpoint a test event. Refused: BLOCKED, NOT_FOUND, WEBHOOK_OFF. */
export const testWebhook = useCase({
  name: 'test-webhook',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, userId, now }, { id }) {
    const found = await loadEndpoint(tx, userId, id)
    if (!found.ok) return found
    if (found.value.disabled_at) return refuse('WEBHOOK_OFF')
    const delivery = await tx
      .insertInto('webhook_deliveries')
      .values({
        endpoint_id: id,
        event: TEST_EVENT,
        data: JSON.stringify({ endpoint_id: id }),
        created_at: now.toISOString(),
        next_attempt_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return ok(delivery)
  },
})
