import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

interface Traces {
  resourceSpans: { resource: unknown; scopeSpans: { spans: CollectedSpan[] }[] }[]
}

interface Metrics {
  resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[]
}

/** A collector that takes OTLP in JSON over HTTP, and shows what came. */
export async function openCollector() {
  const bodies: { path: string; key: string | undefined; text: string }[] = []
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    bodies.push({ path: request.url ?? '', key: request.headers['x-key'] as string | undefined, text })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const parsed = <T>(path: string) =>
    bodies.filter((body) => body.path === path).map(({ text }) => JSON.parse(text) as T)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      parsed<Traces>('/v1/traces').flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      parsed<Metrics>('/v1/metrics').flatMap(({ resourceMetrics }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The attributes of a span, by name. */
export const attributesOf = ({ attributes }: CollectedSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
