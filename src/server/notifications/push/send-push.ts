import webPush from 'web-push'
import { ForbiddenAddress } from '#backend/http/checked-lookup.ts'
import { fetchOutside } from '#backend/http/outside-fetch.ts'
import type { Task } from '#backend/tasks/task.ts'
import type { PushMessage } from '#contract/push-message.ts'
import type { Deps } from '#server/deps.ts'

export const SEND_PUSH = 'send-push'
/** Seconds for which a push service keeps a message for a browser that is off. */
const TTL_SECONDS = 86_400

export interface SendPush {
  subscriptionId: string
  message: PushMessage
  /** ISO 8601; what could not be sent by then is no news any more, and the list in the application has it. */
  until: string
}

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
  server_key: string
}

/**
 * Sends one message to one browser, encrypted for it (RFC 8291). A browser that its push service knows no more is
 * forgotten. The endpoint is what a person's browser said: nothing that it answers reaches the operator's list of failures.
 */
export const sendPush: Task<Deps, SendPush> = {
  name: SEND_PUSH,
  async run(deps, { subscriptionId, message, until }) {
    const { db, config, log, now } = deps
    if (!config.push || now() > new Date(until)) return
    const { rows } = await db.pool.query<Subscription>(
      'select endpoint, p256dh, auth, server_key from public.push_subscriptions where id = $1',
      [subscriptionId],
    )
    const [subscription] = rows
    if (!subscription) return
    const forget = () =>
      db.pool.query('delete from public.push_subscriptions where id = $1', [subscriptionId])
    // Made for an earlier key of ours, which its push service would refuse.
    if (subscription.server_key !== config.push.publicKey) return void (await forget())
    try {
      const status = await post(deps, subscription, message)
      if (status === 404 || status === 410) return void (await forget())
      if (status === 429 || status >= 500) throw new Error(`the push service answers ${status}`)
      if (status >= 400) log.warn({ status, subscription: subscriptionId }, 'push message refused')
    } catch (error) {
      if (!(error instanceof ForbiddenAddress)) throw error
      await forget()
    }
  },
}

async function post({ config }: Deps, subscription: Subscription, message: PushMessage): Promise<number> {
  const { publicKey, privateKey, allowPrivate } = config.push!
  const { endpoint, p256dh, auth } = subscription
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${config.brand.trustEmail}`, publicKey, privateKey },
      TTL: TTL_SECONDS,
      contentEncoding: 'aes128gcm',
    },
  )
  const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const response = await fetchOutside(
    endpoint,
    { method, headers: text, body: body ?? undefined },
    { allowPrivate, maxBytes: 16_384 },
  )
  return response.status
}
