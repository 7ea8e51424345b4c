import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { ErrorReporter } from './error-reporter.ts'
import { readErrorSettings } from './error-settings.ts'
import { stackFrames } from './stack-frames.ts'
import { withoutPeople } from './without-people.ts'

interface Envelope {
  path: string
  auth: string
  header: { event_id: string }
  item: { type: string }
  event: {
    event_id: string
    platform: string
    release: string
    tags: object
    exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] }
  }
}

let tracker: Server
let t: TestApp
let envelopes: Envelope[] = []

beforeAll(async () => {
  tracker = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    const [header, item, event] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    envelopes.push({
      path: request.url!,
      auth: String(request.headers['x-sentry-auth']),
      header,
      item,
      event,
    })
    response.writeHead(200).end('{}')
  }).listen(0)
  const { port } = tracker.address() as { port: number }
  t = await createTestApp({ ERRORS_DSN: `http://abcdef@127.0.0.1:${port}/sub/42`, LOG_LEVEL: 'silent' })
})
afterEach(() => {
  envelopes = []
})
afterAll(async () => {
  tracker.close()
  await t.close()
})

const send = (body: string, app = t) =>
  app.app.request('/error-reports', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
const report = (more: object = {}) =>
  JSON.stringify({
    type: 'TypeError',
    message: 'x is not a function',
    stack:
      'TypeError: x\n    at f (https://site.test/assets/a-1.js?v=2:1:20)\ng@https://site.test/assets/b.js:3:4',
    path: '/messages/3f2a',
    ...more,
  })

it('an error in the log of the server is reported in an envelope, with its frames and without people', async () => {
  const err = new Error('duplicate key "profiles_email_key": "Anna Blume", anna@example.org, +49 40 555 0199')
  t.deps.log.error({ err, job: 'send-alerts', userId: 'anna' }, 'job failed')
  await t.deps.errors!.settle()
  const [{ path, auth, header, item, event }] = envelopes as [Envelope]
  expect(path).toBe('/sub/api/42/envelope/')
  expect(auth).toMatch(/^Sentry sentry_version=7, sentry_client=lendaround\/\d\S+, sentry_key=abcdef$/)
  expect([item.type, header.event_id]).toEqual(['event', event.event_id])
  expect(event).toMatchObject({ platform: 'node', tags: { job: 'send-alerts' } })
  const [{ type, value, stacktrace }] = event.exception.values as [
    Envelope['event']['exception']['values'][0],
  ]
  expect([type, value]).toEqual(['Error', 'duplicate key "profiles_email_key": "…", [mail], [number]'])
  expect(stacktrace.frames.at(-1)!.filename).toBe('app:///src/server/operations/errors/errors.test.ts')
  expect(JSON.stringify(event)).not.toMatch(/anna|blume/i)
})

it('what a browser says of an error goes on, with the screen and nothing else of its address', async () => {
  expect((await send(report())).status).toBe(204)
  await t.deps.errors!.settle()
  expect(envelopes.map(({ event }) => event)).toMatchObject([
    {
      platform: 'javascript',
      tags: { screen: 'messages' },
      exception: {
        values: [
          {
            stacktrace: {
              frames: [
                { filename: 'app:///assets/b.js', function: 'g', lineno: 3, colno: 4 },
                { filename: 'app:///assets/a-1.js', function: 'f', lineno: 1, colno: 20 },
              ],
            },
          },
        ],
      },
    },
  ])
})

it('refuses what is no report, is too long, or comes too often', async () => {
  expect((await send('{')).status).toBe(400)
  expect((await send(report({ type: 7 }))).status).toBe(400)
  expect((await send(report({ more: 'x'.repeat(9_000) }))).status).toBe(413)
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await send(report({ message: `m ${n}` }))).status)
  expect(statuses.at(-1)).toBe(429)
  await t.deps.errors!.settle()
  expect(envelopes.length).toBeLessThan(12)
})

it('sends nothing without a tracker, and pauses after one that does not answer', async () => {
  const silent = await createTestApp()
  expect([(await send(report(), silent)).status, silent.deps.errors]).toEqual([204, undefined])
  await silent.close()

  const warnings: unknown[] = []
  const target = readErrorSettings({ ERRORS_DSN: 'http://key@127.0.0.1:1/1' })!
  const away = new ErrorReporter(target, '1.2.3', { warn: (...line: unknown[]) => void warnings.push(line) })
  for (let n = 0; n < 3; n++) {
    away.report({ type: 'Error', message: 'x', stack: '', platform: 'node', tags: {} })
    await away.settle()
  }
  expect(warnings).toHaveLength(1)
})

it.each([
  ['https://k@o1.errors.example.org/7', 'https://o1.errors.example.org/api/7/envelope/'],
  ['http://k@10.0.0.1:8000/a/7', 'http://10.0.0.1:8000/a/api/7/envelope/'],
])('%s takes envelopes at %s', (dsn, address) => {
  expect(readErrorSettings({ ERRORS_DSN: dsn })).toEqual({ dsn, address, key: 'k' })
})

it.each(['https://errors.example.org/7', 'https://k@errors.example.org/', 'ftp://k@x/1'])(
  '%s is refused',
  (dsn) => {
    expect(() => readErrorSettings({ ERRORS_DSN: dsn })).toThrow('ERRORS_DSN is wrong')
  },
)

it.each([
  ['invalid input syntax for type uuid: "Anna"', 'invalid input syntax for type uuid: "…"'],
  ['column "price_cents" does not exist', 'column "price_cents" does not exist'],
  ['no DE89 3704 0044 0532 0130 00 here', 'no [number] here'],
  ['GET https://a.test/x?token=abc failed', 'GET https://a.test/x failed'],
  ['booking 3f2a1b4c-0000-4000-8000-0123456789ab is gone', 'booking [id] is gone'],
])('%s is told as %s', (message, told) => {
  expect(withoutPeople(message)).toBe(told)
})

it('reads no frames out of anything else', () => {
  expect(stackFrames('Error: at the door\n  nothing', '/x')).toEqual([])
})
