import { Hono, type Context as HonoContext } from 'hono'
import { baseRoutePath } from 'hono/route'
import { RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'
import type { Deps } from '#backend/deps.ts'
import { RequestAborted } from '#backend/http/request-aborted.ts'
import { foreignSender } from '#backend/http/sender.ts'
import { noteRefusal } from '#backend/security/note-refusal.ts'
import { fromDatabaseError } from './database-error.ts'
import { answerRequest } from './endpoints/answer-request.ts'
import { RestError, requestAborted } from './errors.ts'
import { requestCounters } from './request-counter.ts'
import type { Answer } from './respond/answer.ts'
import { headerText } from './respond/answer.ts'
import { CatalogueCache } from './run/catalogue-cache.ts'

const METHODS = 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD'
const EXPOSED =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit'
const A_DAY = '86400'

/**
 * The data API in the PostgREST protocol: every table, view and function of the exposed schemas, as the catalogue
 * has them, under the caller's own rights.
 */
export function rest(deps: Deps): Hono {
  const settings = deps.config.rest
  const cache = new CatalogueCache(deps, settings)
  const counterOf = requestCounters(deps, settings)

  const app = new Hono()
  return app.all('*', async (c) => {
    const { method, headers } = c.req.raw
    if (isPreflight(method, headers)) return preflight(headers)
    const answer = await answerRequest({
      deps,
      settings,
      cache,
      request: c.req.raw,
      counter: counterOf(c),
      sender: foreignSender(c, deps.config.trustProxy),
      path: pathBelow(c),
    }).catch((error: unknown) => refuse(error, method))
    await noteRefusal(deps, c, { status: answer.status, name: pathBelow(c) })
    return respond(answer, headers)
  })

  function respond(answer: Answer, requestHeaders: Headers): Response {
    allowOrigin(requestHeaders, answer.headers)
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }

  function refuse(error: unknown, method: string): Answer {
    const refusal = asRestError(error)
    // The database's own words are for the client; that it failed is for the operator as well.
    const reason = { code: refusal.code, reason: refusal.message }
    if (refusal.status === 503) deps.outage.note(reason)
    else if (refusal.status >= 500) deps.log.warn(reason, 'data API: 5xx')
    const headers = new Headers({
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': headerText(`PostgREST; error=${refusal.code}`),
    })
    if (refusal.status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
    for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, headerText(value))
    const bodiless = method === 'HEAD' || refusal.status === 204 || refusal.status === 304
    return { status: refusal.status, headers, body: bodiless ? null : JSON.stringify(refusal.body) }
  }

  function asRestError(error: unknown): RestError {
    if (error instanceof RestError) return error
    if (error instanceof RequestAborted) return requestAborted()
    try {
      return fromDatabaseError(error, '')
    } catch {
      deps.log.error({ err: error }, 'the data API failed')
      return new RestError(500, 'PGRSTX00', 'Internal error')
    }
  }
}

/** The path without what the app is mounted at. */
function pathBelow(c: HonoContext): string {
  const base = baseRoutePath(c).replace(/\/?\*$/, '')
  return base === '/' ? c.req.path : c.req.path.slice(base.length)
}

const isPreflight = (method: string, headers: Headers) =>
  method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')

/**
 * The answer to a browser that asks whether a page may send a request: any page may, because a caller is known by
 * keys and not by cookies.
 */
function preflight(headers: Headers): Response {
  const asked = (headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
  return new Response(null, {
    status: 200,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': [
        'Authorization',
        ...asked,
        'Accept',
        'Accept-Language',
        'Content-Language',
      ].join(', '),
      'Access-Control-Max-Age': A_DAY,
    },
  })
}

/** Allows the page that asked to read the response and its meaningful headers. */
function allowOrigin(request: Headers, answer: Headers): void {
  if (!request.has('origin')) return
  answer.set('Access-Control-Allow-Origin', '*')
  answer.set('Access-Control-Expose-Headers', EXPOSED)
}
