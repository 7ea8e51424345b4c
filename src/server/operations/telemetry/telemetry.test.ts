import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '#backend/log.ts'
import { allUseCases } from '#server/areas.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { observeRequests } from '../observe-requests.ts'
import { openTelemetry } from './open-telemetry.ts'
import { readTelemetrySettings } from './telemetry-settings.ts'
import { attributesOf, type CollectedSpan, openCollector } from './testing/collector-double.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const TRACEPARENT = `00-${TRACE}-${PARENT}-01`
const log = createLog('silent')

let collector: Awaited<ReturnType<typeof openCollector>>
beforeAll(async () => {
  collector = await openCollector()
})
afterAll(() => collector.close())

describe('with a collector', () => {
  let t: TestApp
  let server: Server
  let site: string
  let spans: CollectedSpan[]
  const called = (name: string) => spans.filter((span) => span.name === name)
  const within = ({ spanId }: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)

  beforeAll(async () => {
    t = await createTestApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
      TRUST_PROXY: 'true',
    })
    const { telemetry } = t.deps
    t.app.get('/fails', () => {
      throw new Error('broken')
    })
    t.app.onError((_, c) => c.text('failed', 500))
    const traced = telemetry!.observeRequests(getRequestListener(t.app.fetch), allUseCases(t.deps))
    const observed = observeRequests(traced, { log, config: t.deps.config }, allUseCases(t.deps))
    let ended = 0
    server = createServer((request, response) => {
      observed(request, response)
      response.once('close', () => ended++)
    }).listen(0)
    site = `http://127.0.0.1:${(server.address() as { port: number }).port}`
    const apikey = t.deps.keys.publishableKey
    const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site}${path}`, { headers })
    await get('/rest/v1/categories?select=id&slug=eq.anna', { apikey, traceparent: TRACEPARENT })
    await get('/fails?mail=anna@example.org', { 'x-request-id': 'proxy-12345' })
    await get('/fails', { traceparent: 'made-up' })
    await vi.waitFor(() => expect(ended).toBe(3))
    await telemetry!.observeWork('job', 'sweep-things', () => t.db.pool.query('select $1::text', ['anna']))
    const failing = telemetry!.observeWork('task', 'send-thing', () => t.db.pool.query("select 'anna'::int"))
    await expect(failing).rejects.toThrow('anna')
    await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) =>
        telemetry!.observeWork('job', name, async () => {
          for (let n = 0; n < 10; n++)
            await t.db.pool.query({ name: `of-${name}`, text: `select $1::int`, values: [n] })
        }),
      ),
    )
    await t.db.pool.query('select 1 as nothing_under_way')
    await telemetry!.close()
    spans = collector.spans()
  })
  afterAll(async () => {
    server.close()
    await t.close()
  })

  it('a request is a span with its route, status, id and caller, in the trace that a proxy names', () => {
    const [request] = called('GET rest') as [CollectedSpan]
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2 })
    expect(attributesOf(request)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': 'rest',
      'http.response.status_code': 200,
      'lendaround.caller': 'key',
      'lendaround.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('its statements are spans within it', () => {
    const [request] = called('GET rest') as [CollectedSpan]
    const statements = within(request)
    expect(statements.map(({ name }) => name)).toContain('db data-api')
    expect(statements.every(({ traceId, kind }) => traceId === TRACE && kind === 3)).toBe(true)
  })

  it('a failure is marked, and a trace that nobody could mean is not followed', () => {
    const [failed, other] = called('GET page') as [CollectedSpan, CollectedSpan]
    expect(failed.status.code).toBe(2)
    expect(attributesOf(failed)['lendaround.request_id']).toBe('proxy-12345')
    expect([failed.parentSpanId ?? '', other.parentSpanId ?? '']).toEqual(['', ''])
  })

  it('jobs and tasks are spans with their statements, failed ones with the state of SQL', () => {
    const [job] = called('job sweep-things') as [CollectedSpan]
    expect(within(job).map(({ name }) => name)).toEqual(['db select'])
    const [task] = called('task send-thing') as [CollectedSpan]
    expect(task.status.code).toBe(2)
    expect(within(task).map(attributesOf)).toMatchObject([{ 'db.response.status_code': '22P02' }])
  })

  it('a statement belongs to whom it was sent for, however busy the connections are', () => {
    for (const name of ['one', 'two', 'three', 'four']) {
      const [job] = called(`job ${name}`) as [CollectedSpan]
      expect(within(job).map((span) => span.name)).toEqual(Array(10).fill(`db of-${name}`))
    }
    expect(spans.filter((span) => span.name.startsWith('db ') && !span.parentSpanId)).toEqual([])
  })

  it('measurements come under the names of /metrics', () => {
    const names = collector.metrics().map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'lendaround_request_seconds',
        'lendaround_work_seconds',
        'lendaround_holds',
        'lendaround_pool_connections',
        'process_resident_memory_bytes',
      ]),
    )
  })

  it('nothing of a person, of a query or of a row is sent, and the key is', () => {
    const texts = collector.bodies.map(({ text }) => text).join()
    expect(texts).not.toMatch(/anna|slug|select=|nothing_under_way/)
    expect(texts).toContain('"lendaround"')
    expect(new Set(collector.bodies.map(({ key }) => key))).toEqual(new Set(['a key']))
  })
})

it('a stranger names no trace', async () => {
  const before = collector.spans().length
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const telemetry = (await openTelemetry({ env, trustProxy: false }, '1.0.0', log))!
  const answer = telemetry.observeRequests((_, response) => void response.end('ok'), [])
  const ended = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    answer(request, response)
    response.once('close', () => ended.resolve())
  }).listen(0)
  const { port } = server.address() as { port: number }
  await (await fetch(`http://127.0.0.1:${port}/`, { headers: { traceparent: TRACEPARENT } })).text()
  await ended.promise
  await telemetry.close()
  server.close()
  const [span] = collector.spans().slice(before) as [CollectedSpan]
  expect([span.name, span.traceId === TRACE, span.parentSpanId ?? '']).toEqual(['GET page', false, ''])
})

it('keeps the share of traces that is asked for', async () => {
  const before = collector.spans().length
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' }
  const telemetry = (await openTelemetry({ env, trustProxy: false }, '1.0.0', log))!
  await telemetry.observeWork('job', 'not-kept', async () => 1)
  await telemetry.close()
  expect(collector.spans().length).toBe(before)
})

it('a collector that is away holds nothing up, and is complained of once', async () => {
  const lines: unknown[] = []
  const complaining = { ...log, warn: (...line: unknown[]) => void lines.push(line) } as typeof log
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }
  const telemetry = (await openTelemetry({ env, trustProxy: false }, '1.0.0', complaining))!
  expect(await telemetry.observeWork('job', 'goes-on', async () => 7)).toBe(7)
  await telemetry.close()
  expect(lines).toEqual([['traces and measurements could not be sent to the collector']])
})

it('without the setting there is none', async () => {
  expect(await openTelemetry({ env: {}, trustProxy: false }, '1.0.0', log)).toBeUndefined()
})

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'no value' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
])('%j is refused', (env, name) => {
  expect(() => readTelemetrySettings(env)).toThrow(name)
})
