import { Hono } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import { takeRateLimit } from '#backend/http/rate-limit.ts'
import { senderOf } from '#backend/http/sender.ts'
import { signingSecrets } from '#backend/keys/secrets.ts'
import type { Deps } from '#server/deps.ts'
import { readStopToken } from '#server/mail/stop-link.ts'
import { chooseMails } from './choose-mails.ts'

const PER_SENDER = { requests: 300, seconds: 3_600 }

/**
 * What a mail program's own button to unsubscribe does (RFC 8058): it posts, without asking the person again. A program
 * that opens the address instead is led to the page, whose button decides.
 */
export function mailStops(deps: Deps): Hono {
  const app = new Hono()
  app.get('/:token', (c) =>
    c.redirect(`${deps.config.siteUrl}/stop-mails?token=${encodeURIComponent(c.req.param('token'))}`, 303),
  )
  app.post('/:token', async (c) => {
    const key = `mail-stops:${senderOf(c, deps.config.trustProxy)}`
    const waitMs = deps.config.rateLimits ? await takeRateLimit(deps.db, [{ key, ...PER_SENDER }]) : 0
    if (waitMs > 0)
      return c.text('Too many requests', 429, { 'retry-after': String(Math.ceil(waitMs / 1000)) })
    const mails = readStopToken(c.req.param('token'), signingSecrets(deps.config.secrets))
    const isDone =
      mails && (await inTransaction(deps.db, { as: 'service' }, (tx) => chooseMails(tx, mails, false)))
    if (!isDone) return c.text('Not found', 404)
    return c.body(null, 204)
  })
  return app
}
