import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { ProcessRateLimit } from '#backend/http/process-rate-limit.ts'
import { senderOf } from '#backend/http/sender.ts'
import type { Deps } from '#server/deps.ts'

const MAX_BYTES = 8_192
/** The first part of a page's address: which screen, not whose. */
const SCREEN = /^\/([a-z-]{0,40})/

const shape = z.object({
  type: z.string().max(100),
  message: z.string().max(1_000),
  stack: z.string().max(6_000),
  path: z.string().max(500),
})

/**
 * `/error-reports`: what a browser says of an error in our pages, which goes on to the operator's error tracker. So
 * browsers send nothing elsewhere, and the tracker learns no visitor's address. Dropped where there is no tracker.
 */
export function takeBrowserErrors({ errors, config }: Deps): Hono {
  const app = new Hono()
  const limit = new ProcessRateLimit({ requests: 10, seconds: 600 })
  app.post('/', bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
    if (!errors) return c.body(null, 204)
    if (limit.take(senderOf(c, config.trustProxy)) > 0) return c.body(null, 429)
    const report = shape.safeParse(await c.req.json().catch(() => undefined))
    if (!report.success) return c.body(null, 400)
    const { path, ...error } = report.data
    const [, screen = ''] = SCREEN.exec(path) ?? []
    errors.report({ ...error, platform: 'javascript', tags: { screen: screen || 'home' } })
    return c.body(null, 204)
  })
  return app
}
