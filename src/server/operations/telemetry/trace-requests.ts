import type { IncomingMessage } from 'node:http'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { callerOf, methodOf } from '../observe-requests.ts'
import { routeOf } from '../route-of.ts'
import type { Telemetry } from './telemetry.ts'
import type { Tools } from './tools.ts'

const propagator = new W3CTraceContextPropagator()
const headers = {
  get: ({ headers: all }: IncomingMessage, name: string) => all[name],
  keys: ({ headers: all }: IncomingMessage) => Object.keys(all),
}

/**
 * Makes a span of each request, with method, route, status, request id and the kind of caller: no address, no query, no
 * person. It belongs to the trace that `traceparent` names, where a proxy may say so.
 */
export function traceRequests(
  { tracer, meter, underWay }: Tools,
  trustProxy: boolean,
): Telemetry['observeRequests'] {
  const seconds = meter.createHistogram('lendaround_request_seconds', {
    unit: 's',
    description: 'How long requests took, by method, route and status.',
    advice: { explicitBucketBoundaries: [0.005, 0.02, 0.1, 0.5, 2, 10] },
  })
  return (answer, useCases) => {
    const names = new Set(useCases.map(({ name }) => name))
    return (request, response) => {
      const begun = performance.now()
      const method = methodOf(request.method ?? '')
      const route = routeOf(request.url ?? '/', names)
      const before = trustProxy ? propagator.extract(ROOT_CONTEXT, request, headers) : ROOT_CONTEXT
      const facts = { 'http.request.method': method, 'http.route': route }
      const attributes = {
        ...facts,
        'lendaround.caller': callerOf(request),
        'lendaround.request_id': String(response.getHeader('x-request-id') ?? ''),
      }
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, before)
      response.once('close', () => {
        const status = response.statusCode
        span.setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        seconds.record((performance.now() - begun) / 1000, { ...facts, 'http.response.status_code': status })
      })
      underWay.run(span, () => answer(request, response))
    }
  }
}
