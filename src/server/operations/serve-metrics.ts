import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { hasToken } from './has-token.ts'
import { measureSite } from './measure-site.ts'
import { registry } from './metrics-registry.ts'

/** The database is asked at most so often, however many scrape. */
const EVERY_MS = 5_000

/**
 * `/metrics` for Prometheus, for callers who send `METRICS_TOKEN` as a bearer token; without that setting there is no
 * such page. While the database is away it says what the process knows by itself.
 */
export function serveMetrics(deps: Deps): Hono {
  const app = new Hono()
  const { metricsToken } = deps.config
  if (!metricsToken) return app
  let measuredAt = 0
  app.get('/', async (c) => {
    if (!hasToken(c.req.raw, metricsToken)) return c.text('Unauthorized', 401)
    if (Date.now() - measuredAt > EVERY_MS) {
      measuredAt = Date.now()
      await measureSite(deps)
    }
    return c.text(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    })
  })
  return app
}
