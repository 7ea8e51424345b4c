import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unobserved } from '#backend/jobs/observe-work.ts'
import { createLog } from '#backend/log.ts'
import { causedBy, currentCause } from '#backend/start/cause.ts'
import { allUseCases } from '#server/areas.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { loadWork, WORK } from './measure-work.ts'
import { requestSeconds } from './metrics-registry.ts'
import { observeRequests } from './observe-requests.ts'
import { timeWork } from './time-work.ts'

const TOKEN = 'a-token-for-the-scraper'
let t: TestApp
let server: Server
let site: string
const lines: Record<string, unknown>[] = []

beforeAll(async () => {
  // Counts for the whole process, in which other tests ran before.
  requestSeconds.reset()
  t = await createTestApp({ METRICS_TOKEN: TOKEN, TRUST_PROXY: 'true' })
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) })
  t.app.get('/fails', () => {
    log.info('inside of it')
    throw new Error('broken')
  })
  t.app.onError((_, c) => c.text('failed', 500))
  const listener = getRequestListener(t.app.fetch)
  server = createServer(
    observeRequests(listener, { log, config: t.deps.config }, allUseCases(t.deps)),
  ).listen(0)
  const address = server.address() as { port: number }
  site = `http://127.0.0.1:${address.port}`
})
afterAll(async () => {
  server.close()
  await t.close()
})

const scrape = (authorization = `Bearer ${TOKEN}`) => fetch(`${site}/metrics`, { headers: { authorization } })

it('answers carry an id, which every line about the request carries too; a trusted proxy gives its own', async () => {
  const own = await fetch(`${site}/ping`)
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const given = await fetch(`${site}/fails?mail=anna@example.org`, {
    headers: { 'x-request-id': 'proxy-12345' },
  })
  expect(given.headers.get('x-request-id')).toBe('proxy-12345')
  await expect
    .poll(() => lines.filter(({ requestId }) => requestId === 'proxy-12345'))
    .toMatchObject([
      { msg: 'inside of it' },
      { msg: 'request failed', method: 'GET', route: 'page', status: 500, caller: 'none' },
    ])
  expect(JSON.stringify(lines)).not.toContain('anna')
  const odd = await fetch(`${site}/ping`, { headers: { 'x-request-id': 'a b\tc' } })
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

it('a mail names the request that caused it, also where a task wrote it, or else the run of its job', async () => {
  const { id, email } = await t.user()
  const causeOf = async (template: string) =>
    (await t.db.pool.query('select cause_id from public.outbox where template = $1', [template])).rows[0]
      ?.cause_id
  const answer = await fetch(`${site}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: t.deps.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(200)
  expect(await causeOf('recovery')).toBe(answer.headers.get('x-request-id'))

  const observed = timeWork(unobserved)
  const write = (template: 'account-exists' | 'magic-link') =>
    writeMail(t.db.pool, { to: email, locale: 'en', template, data: { url: '/', code: '1', minutes: 5 } })
  await causedBy({ requestId: 'proxy-45678' }, () => t.deps.tasks.enqueue(t.db.pool, 'tell', {}))
  await t.deps.tasks.drain((name) => observed('task', name, () => write('account-exists')))
  expect(await causeOf('account-exists')).toBe('proxy-45678')

  const cause = await observed('job', 'remind', async () => {
    await write('magic-link')
    await t.db.kysely.transaction().execute(async (tx) => {
      const data = { title: 'Drill', url: '/' }
      await putMail(tx as never, await loadRecipient(tx as never, id), 'listing-approved', data, 'a')
    })
    return currentCause()
  })
  expect(cause).toEqual({ job: 'remind', runId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(await causeOf('magic-link')).toBe(cause.runId)
  expect(await causeOf('listing-approved')).toBe(cause.runId)
  await t.db.pool.query('delete from public.outbox')
})

it('metrics need the token, and say what is overdue, given up and held', async () => {
  await t.db.pool.query(`insert into public.outbox (recipient, template, send_after)
    values ('a@b.test', 'welcome', now() - interval '10 minutes')`)
  expect((await scrape('')).status).toBe(401)
  expect((await scrape('Bearer a-token-for-the-scrapes')).status).toBe(401)
  await fetch(`${site}/functions/v1/invented-by-a-client`, { method: 'OPTIONS' })
  const text = await (await scrape()).text()
  expect(text).not.toContain('invented')
  expect(text).toMatch(/lendaround_waiting\{kind="mails"\} 1\n/)
  expect(Number(text.match(/oldest_waiting_seconds\{kind="mails"\} (\S+)/)?.[1])).toBeGreaterThanOrEqual(600)
  expect(text).toMatch(/lendaround_request_seconds_count\{method="GET",route="page",status="500"\} 1\n/)
  expect(text).toMatch(/lendaround_holds 0\n/)
  expect(text).toMatch(/lendaround_pool_connections\{state="all"\} \d/)
  expect(text).toMatch(/lendaround_disk_bytes\{state="free"\} \d/)
  // A figure that is not known is no figure: this site has no certificate.
  expect(text).not.toMatch(/^lendaround_certificate/m)
})

it('the ledger is added up from kept sums, however many its entries are', async () => {
  const { rows } = await t.db.pool.query(`explain (format text) ${WORK.ledger}`)
  expect(JSON.stringify(rows)).not.toMatch(/ledger_(entries|transfers|accounts)/)
  await t.db.pool.query(`insert into public.figure_changes (figure, at, key, number, cents)
    values ('balance', '-infinity', 'platform', 1, 700), ('balance', '-infinity', 'lender', 1, -700)`)
  const { ledger } = Object.groupBy(await loadWork(t.db), ({ what }) => what)
  expect(ledger?.toSorted((one, other) => one.count - other.count)).toMatchObject([
    { kind: 'lender', count: -700 },
    { kind: 'platform', count: 700 },
  ])
})

it('there are no metrics without the setting', async () => {
  const closed = await createTestApp()
  expect((await closed.app.request('/metrics')).status).toBe(404)
  await closed.close()
})
