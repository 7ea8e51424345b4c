import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { causedBy } from '#backend/start/cause.ts'
import type { Deps } from '#server/deps.ts'
import { requestSeconds } from './metrics-registry.ts'
import { routeOf } from './route-of.ts'

const HEADER = 'x-request-id'
const PROXY_ID = /^[\w.-]{8,64}$/

/**
 * Gives every request an id, which its answer and every line of the log about it carry (a proxy's own id if it is
 * trusted), and counts its time. Logs each request at the level `debug`, and failures of the server always: with method,
 * route, status, milliseconds and the kind of caller; no address, no query, no person.
 */
export function observeRequests(
  answer: RequestListener,
  { log, config }: Pick<Deps, 'log' | 'config'>,
  useCases: readonly { name: string }[],
): RequestListener {
  const names = new Set(useCases.map(({ name }) => name))
  return (request, response) => {
    const requestId = idOf(request, config.trustProxy)
    const begun = performance.now()
    const { method = '' } = request
    const route = routeOf(request.url ?? '/', names)
    response.setHeader(HEADER, requestId)
    response.once('close', () => {
      const ms = performance.now() - begun
      const { statusCode: status } = response
      requestSeconds.observe({ method: methodOf(method), route, status: String(status) }, ms / 1000)
      const line = { requestId, method, route, status, ms: Math.round(ms), caller: callerOf(request) }
      if (status >= 500 && status !== 503) log.warn(line, 'request failed')
      else log.debug(line, 'request')
    })
    causedBy({ requestId, route }, () => answer(request, response))
  }
}

function idOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const given = headers[HEADER]
  return trustProxy && typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID()
}

/** A client may invent methods; a metric has a bounded number of labels. */
export const methodOf = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'

/** Whether somebody is signed in, by what they sent alone: nothing is decided by it. */
export function callerOf({ headers }: IncomingMessage): 'token' | 'key' | 'none' {
  if (headers.authorization) return 'token'
  return headers.apikey ? 'key' : 'none'
}
