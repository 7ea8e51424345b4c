import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { takeRateLimit } from '#backend/http/rate-limit.ts'
import { senderOf } from '#backend/http/sender.ts'
import { calendarFile } from '#domain/booking/calendar-file.ts'
import type { Deps } from '#server/deps.ts'
import { isFeedToken } from './feed-token.ts'
import { loadFeed } from './load-feed.ts'

const REFRESH_HOURS = 1
/** A program asks every few minutes at most; a caller who tries addresses is slowed down. */
const PER_TOKEN = { requests: 60, seconds: 3_600 }
const PER_SENDER = { requests: 600, seconds: 3_600 }

/** Calendars by secret address (RFC 5545): `/<token>.ics`. Unknown, replaced and revoked ones are 404 alike. */
export function calendarFeeds(deps: Deps): Hono {
  const app = new Hono()
  app.get('/:file', async (c) => {
    const wait = await limited(deps, c)
    if (wait > 0) return c.text('Too many requests', 429, { 'retry-after': String(wait) })
    const token = tokenOf(c)
    const feed = token && (await loadFeed(deps.db, token, deps.now(), deps.config.siteUrl))
    if (!feed) return c.text('Not found', 404)
    const newest = Math.max(0, ...feed.events.map(({ changed }) => changed ?? 0))
    // Made at its newest change, so that it is the same until something changes.
    const file = calendarFile(feed.events, newest, { name: feed.name, refreshHours: REFRESH_HOURS })
    const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`
    const headers = {
      etag,
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="lendaround.ics"',
      'x-content-type-options': 'nosniff',
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(file, 200, headers)
  })
  return app
}

function tokenOf(c: Context): string | undefined {
  const [, token] = /^(.+)\.ics$/.exec(c.req.param('file') ?? '') ?? []
  return token && isFeedToken(token) ? token : undefined
}

/** The seconds until another request would pass. */
async function limited(deps: Deps, c: Context): Promise<number> {
  if (!deps.config.rateLimits) return 0
  const token = tokenOf(c)
  const limits = [
    { key: `calendar-feeds:${senderOf(c, deps.config.trustProxy)}`, ...PER_SENDER },
    ...(token ? [{ key: `calendar-feed:${token}`, ...PER_TOKEN }] : []),
  ]
  return Math.ceil((await takeRateLimit(deps.db, limits)) / 1000)
}
