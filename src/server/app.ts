import { Hono } from 'hono'
import { auth } from './auth/auth.ts'
import type { Deps } from './deps.ts'
import { functions } from './functions/functions.ts'
import { rest } from './rest/rest.ts'
import { storage } from './storage/storage.ts'

/** The four protocols on one app, without the web pages: what the official client talks to. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  app.get('/ping', (c) => c.text('pong'))
  app.route('/auth/v1', auth(deps))
  app.route('/rest/v1', rest(deps))
  app.route('/storage/v1', storage(deps))
  app.route('/functions/v1', functions(deps))
  return app
}
