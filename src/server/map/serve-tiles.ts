import { type Context, Hono } from 'hono'
import { ProcessRateLimit } from '#backend/http/process-rate-limit.ts'
import { senderOf } from '#backend/http/sender.ts'
import { isNotModified, requestedRange } from '#backend/storage/objects/conditional-request.ts'
import type { Deps } from '#server/deps.ts'
import { type Archive, archiveOf } from './archive.ts'

/** A directory or a tile; the largest tiles there are have a few hundred kilobytes. */
const MAX_RANGE_BYTES = 2 * 1024 * 1024
/** Some twenty tiles fill a screen, and a person moves the map for a while. */
const PER_SENDER = { requests: 1_200, seconds: 60 }
const A_DAY = 'public, max-age=86400'

/**
 * The operator's archive of street tiles at `/streets.pmtiles`, read by ranges of bytes (RFC 9110, 14.2). The whole
 * of it is never served: it may have many gigabytes. No part of a request names a file.
 */
export function serveTiles(deps: Deps): Hono {
  const app = new Hono()
  const { tiles, rateLimits, trustProxy } = deps.config
  if (!tiles) return app
  const open = archiveOf(tiles, deps.objects)
  const limit = new ProcessRateLimit(PER_SENDER)

  app.get('/streets.pmtiles', async (c) => {
    const wait = rateLimits ? limit.take(senderOf(c, trustProxy)) : 0
    if (wait > 0) return c.text('Too many requests', 429, { 'retry-after': String(Math.ceil(wait / 1000)) })
    const archive = await open()
    return archive ? serveRange(c, archive) : c.text('Not found', 404)
  })
  return app
}

async function serveRange(c: Context, { size, eTag, modified, read }: Archive): Promise<Response> {
  const headers = {
    etag: eTag,
    'accept-ranges': 'bytes',
    'cache-control': A_DAY,
    'content-type': 'application/vnd.pmtiles',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const asked = c.req.raw.headers
  if (isNotModified(asked, eTag, modified)) return c.body(null, 304, headers)
  // A HEAD has no range: it is told how much there is.
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, 'content-length': String(size) })
  const range = requestedRange(asked, size, eTag, modified)
  if (range === 'unsatisfiable') return c.text('No such bytes', 416, { 'content-range': `bytes */${size}` })
  if (!range || range.end - range.start >= MAX_RANGE_BYTES) {
    return c.text(`Ask for a range of at most ${MAX_RANGE_BYTES} bytes`, 400)
  }
  const bytes = await read(range)
  if (!bytes) return c.text('Not found', 404)
  return new Response(bytes, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    },
  })
}
