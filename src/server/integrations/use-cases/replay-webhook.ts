import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadEndpoint } from '../webhooks/load-endpoint.ts'

/**
 * Sends an event once more, under the same `webhook-id`, so that a receiver who has it already can tell. Refused:
 * BLOCKED, NOT_FOUND, WEBHOOK_OFF.
 */
export const replayWebhook = useCase({
  name: 'replay-webhook',
  allow: 'signed-in',
  limit: { requests: 300, seconds: 3_600 },
  input: z.object({ deliveryId: z.uuid() }),
  async run({ tx, userId, now }, { deliveryId }) {
    const delivery = await tx
      .selectFrom('webhook_deliveries')
      .select('endpoint_id')
      .where('id', '=', deliveryId)
      .executeTakeFirst()
    if (!delivery) return refuse('NOT_FOUND')
    const found = await loadEndpoint(tx, userId, delivery.endpoint_id)
    if (!found.ok) return found
    if (found.value.disabled_at) return refuse('WEBHOOK_OFF')
    await tx
      .updateTable('webhook_deliveries')
      .set({ attempts: 0, next_attempt_at: now.toISOString(), delivered_at: null })
      .where('id', '=', deliveryId)
      .execute()
    return ok({ id: deliveryId })
  },
})
