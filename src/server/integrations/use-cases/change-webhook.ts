import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { WEBHOOK_EVENTS } from '#domain/webhook/webhook-events.ts'
import { loadEndpoint } from '../webhooks/load-endpoint.ts'
import { recordChange } from '../webhooks/record-change.ts'
import { isAllowedUrl, webhookUrl } from '../webhooks/webhook-url.ts'

/**
 * Changes what an endpoint hears of, where it lies, or whether it is on; switched on again it has a clean record, and
 * what waited for it goes out. Refused: BLOCKED, NOT_FOUND, WEBHOOK_ADDRESS.
 */
export const changeWebhook = useCase({
  name: 'change-webhook',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    id: z.uuid(),
    url: webhookUrl,
    description: z.string().trim().max(100),
    events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
    isOn: z.boolean(),
  }),
  async run(context, { id, url, description, events, isOn }) {
    const { tx, deps, userId, now } = context
    const found = await loadEndpoint(tx, userId, id)
    if (!found.ok) return found
    if (!isAllowedUrl(url, deps.config)) return refuse('WEBHOOK_ADDRESS')
    const { disabled_at } = found.value
    await tx
      .updateTable('webhook_endpoints')
      .set({
        url,
        description,
        events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
        ...(isOn && disabled_at !== null && { disabled_at: null, failing_since: null }),
        ...(!isOn && disabled_at === null && { disabled_at: now.toISOString() }),
      })
      .where('id', '=', id)
      .execute()
    await recordChange(context, 'change-webhook', { ...found.value, url })
    return ok({ id })
  },
})
