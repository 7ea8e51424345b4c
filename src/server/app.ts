import { Hono } from 'hono'
import { auth } from '#backend/auth/auth.ts'
import { functions } from '#backend/functions/functions.ts'
import { health } from '#backend/http/health.ts'
import { rest } from '#backend/rest/rest.ts'
import { storage } from '#backend/storage/storage.ts'
import { USE_CASES } from './areas.ts'
import type { Deps } from './deps.ts'

/** The four protocols on one app, without the web pages: what the official client talks to. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  app.get('/ping', (c) => c.text('pong'))
  app.route('/', health(deps.db))
  app.route('/auth/v1', auth(deps))
  app.route('/rest/v1', rest(deps))
  app.route('/storage/v1', storage(deps))
  app.route('/functions/v1', functions(deps, USE_CASES))
  return app
}
