import { Webhook } from 'standardwebhooks'
import { ForbiddenAddress } from '#backend/http/checked-lookup.ts'
import { fetchOutside } from '#backend/http/outside-fetch.ts'
import { WEBHOOK_VERSION } from '#domain/webhook/webhook-events.ts'
import type { Config } from '#server/config.ts'
import { openSecret } from './webhook-secret.ts'

export interface DueDelivery {
  id: string
  endpoint_id: string
  event: string
  data: object
  created_at: Date
  attempts: number
  url: string
  sealed_secret: string
  sealed_previous: string | null
  previous_until: Date | null
}

export interface WebhookAnswer {
  /** Null where none came. */
  status: number | null
  excerpt: string
}

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 65_536
const MAX_EXCERPT = 500

/**
 * Sends one event as Standard Webhooks has it, to the public internet over TLS and never along a redirect; what was
 * answered, or why nothing was.
 */
export async function sendWebhook(delivery: DueDelivery, config: Config, now: Date): Promise<WebhookAnswer> {
  const id = `msg_${delivery.id}`
  const body = JSON.stringify({
    type: delivery.event,
    version: WEBHOOK_VERSION,
    timestamp: delivery.created_at.toISOString(),
    data: delivery.data,
  })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Lendaround-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secretsOf(delivery, config, now)
      .map((secret) => new Webhook(secret).sign(id, now, body))
      .join(' '),
  }
  try {
    const answer = await fetchOutside(
      delivery.url,
      { method: 'POST', headers, body },
      { allowPrivate: config.privateWebhooks, maxBytes: MAX_ANSWER_BYTES, timeoutMs: TIMEOUT_MS },
    )
    return { status: answer.status, excerpt: excerptOf(await answer.text()) }
  } catch (error) {
    const { name, message } = error as Error
    if (error instanceof ForbiddenAddress)
      return { status: null, excerpt: 'this address is not on the public internet' }
    if (name === 'AbortError' || name === 'TimeoutError')
      return { status: null, excerpt: 'no answer within ten seconds' }
    return { status: null, excerpt: excerptOf(message) }
  }
}

/** The newest first, and the one before as long as both hold. */
function secretsOf(delivery: DueDelivery, config: Config, now: Date): string[] {
  const { endpoint_id: id, sealed_secret, sealed_previous, previous_until } = delivery
  const isPreviousGood = sealed_previous !== null && previous_until !== null && previous_until > now
  return [sealed_secret, ...(isPreviousGood ? [sealed_previous] : [])].map((sealed) =>
    openSecret(config, id, sealed),
  )
}

/** Without characters that a text of the database cannot hold, or that would garble a screen. */
const excerptOf = (text: string) => text.replace(/\p{Cc}/gu, ' ').slice(0, MAX_EXCERPT)
