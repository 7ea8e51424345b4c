import { Hono } from 'hono'
import { auth } from './auth/auth.ts'
import { functions } from './functions/functions.ts'
import type { Statuses } from './functions/refusals.ts'
import type { AnyUseCase } from './functions/use-case.ts'
import { health } from './http/health.ts'
import type { AppDeps } from './register.ts'
import { rest } from './rest/rest.ts'
import { storage } from './storage/storage.ts'

/** The use cases that the application serves under `/functions/v1`. */
export interface Offer {
  useCases?: readonly AnyUseCase[]
  /** The HTTP status of each code with which a use case refuses; 400 for a code that is not listed. */
  refusals?: Statuses
  /** Of the application, for `/livez` and the description of its use cases. */
  version?: string
}

/** The four protocols on one app: what the official client talks to. */
export function createApp(deps: AppDeps, { useCases = [], refusals = {}, version }: Offer = {}): Hono {
  const app = new Hono()
  app.get('/ping', (c) => c.text('pong'))
  app.route('/', health(deps.db, version))
  app.route('/auth/v1', auth(deps))
  app.route('/rest/v1', rest(deps))
  app.route('/storage/v1', storage(deps))
  app.route('/functions/v1', functions(deps, useCases, refusals, version))
  return app
}
