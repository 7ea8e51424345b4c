import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok } from '#domain/result.ts'
import { loadEndpoint } from '../webhooks/load-endpoint.ts'
import { recordChange } from '../webhooks/record-change.ts'

/** Removes an endpoint with all that it was told. Refused: BLOCKED, NOT_FOUND. */
export const deleteWebhook = useCase({
  name: 'delete-webhook',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ id: z.uuid() }),
  async run(context, { id }) {
    const found = await loadEndpoint(context.tx, context.userId, id)
    if (!found.ok) return found
    await context.tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
    await recordChange(context, 'delete-webhook', found.value)
    return ok({ id })
  },
})
