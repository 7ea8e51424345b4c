import { isIP } from 'node:net'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { MAX_PUSH_SUBSCRIPTIONS } from '#domain/notification/topics.ts'
import { ok, refuse } from '#domain/result.ts'

const base64url = (bytes: number) =>
  z
    .string()
    .transform((text) => text.replace(/=+$/, ''))
    .pipe(z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`)))

/**
 * Has the caller's notices reach this browser, or changes what it shows; at most ten browsers a person, of which the
 * oldest goes. The keys prove the browser: where another person used it before, it is the caller's from now on. Refused:
 * BAD_INPUT for an endpoint that is no push service's, SERVICE_UNAVAILABLE where web push is not offered.
 */
export const savePushSubscription = useCase({
  name: 'save-push-subscription',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    p256dh: base64url(65),
    auth: base64url(16),
    showsDetails: z.boolean().default(false),
  }),
  async run({ tx, deps, userId, now }, { endpoint, p256dh, auth, showsDetails }) {
    const { push } = deps.config
    if (!push) return refuse('SERVICE_UNAVAILABLE')
    if (!push.allowPrivate && !isPushService(endpoint)) return refuse('BAD_INPUT')
    const row = {
      user_id: userId,
      p256dh,
      auth,
      server_key: push.publicKey,
      shows_details: showsDetails,
    }
    const { id } = await tx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row, created_at: now.toISOString() })
      .onConflict((on) => on.column('endpoint').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await dropOldest(tx, userId, id)
    return ok({ id })
  },
})

/** Push services have names, and ports of their own at most by default; where the name leads is checked when it is used. */
function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username } = new URL(endpoint)
  const isName = hostname.includes('.') && !isIP(hostname) && !hostname.startsWith('[')
  return protocol === 'https:' && port === '' && username === '' && isName
}

async function dropOldest(tx: Context['tx'], userId: string, newest: string) {
  // One at a time: several browsers may subscribe at once.
  await tx.selectFrom('profiles').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'in', (on) =>
      on
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '<>', newest)
        .orderBy('created_at', 'desc')
        .offset(MAX_PUSH_SUBSCRIPTIONS - 1),
    )
    .execute()
}
