import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Job } from '#backend/jobs/job.ts'
import { runDue } from '#backend/jobs/run-due.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { JOBS_PATH, serveJobs } from './serve-jobs.ts'

const TOKEN = 'a-token-for-the-scheduler'
const SNIPPET = readFileSync(join(import.meta.dirname, '../../../deploy/jobs-by-pg-cron.sql'), 'utf8')
let t: TestApp
let sent: string[]

beforeAll(async () => {
  t = await createTestApp({ JOBS_TOKEN: TOKEN })
  t.deps.mailer = { send: async ({ to }) => void sent.push(to), close() {} }
})
beforeEach(async () => {
  sent = []
  await t.db.pool.query('delete from lendaround.job_turns; delete from public.outbox; delete from pgboss.job')
})
afterAll(() => t.close())

const call = (query = '', authorization = `Bearer ${TOKEN}`) =>
  t.app.request(`${JOBS_PATH}${query}`, { method: 'POST', headers: { authorization } })
const mail = (to: string) =>
  writeMail(t.db.pool, {
    to,
    locale: 'en',
    template: 'magic-link',
    data: { url: '/', code: '1', minutes: 5 },
  })

it('does what is due and says what that was, as a process would by the clock', async () => {
  await mail('anna@example.org')
  const answer = await call()
  expect(answer.status).toBe(200)
  const report = await answer.json()
  expect(report).toMatchObject({ failed: [], unfinished: [], tasks: 0, isMore: false })
  expect(report.jobs).toEqual(expect.arrayContaining(['deliver-mail', 'expire-requests', 'supervise-tasks']))
  expect(sent).toEqual(['anna@example.org'])
})

it('lets a job rest for its pause, and runs at each call what rests for seconds', async () => {
  await call()
  await mail('anna@example.org')
  const { jobs } = await (await call()).json()
  expect(jobs).toContain('deliver-mail')
  expect(jobs).not.toContain('sweep-outbox')
  t.setNow(3_600_000)
  expect((await (await call()).json()).jobs).toContain('sweep-outbox')
})

it('is closed without the token, with another one, and where none is set', async () => {
  expect((await call('', '')).status).toBe(401)
  expect((await call('', 'Bearer a-token-for-the-schedulez')).status).toBe(401)
  expect((await t.app.request(JOBS_PATH, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(404)
  const { rows } = await t.db.pool.query('select from lendaround.job_turns')
  expect(rows).toEqual([])
  const closed = serveJobs({}, t.runDue)
  expect((await closed.request('/', { method: 'POST' })).status).toBe(404)
})

it('takes a time that fits into a request, and few calls at once', async () => {
  for (const seconds of ['0', '151', '1.5', 'long'])
    expect((await call(`?seconds=${seconds}`)).status).toBe(400)
  const { promise, resolve } = Promise.withResolvers<never>()
  const busy = serveJobs({ jobsToken: TOKEN }, () => promise)
  const headers = { authorization: `Bearer ${TOKEN}` }
  const calls = Array.from({ length: 3 }, () => busy.request('/', { method: 'POST', headers }))
  expect((await busy.request('/', { method: 'POST', headers })).status).toBe(429)
  resolve({} as never)
  await Promise.all(calls)
  expect((await busy.request('/', { method: 'POST', headers })).status).toBe(200)
})

it('is called by pg_cron and pg_net as the snippet for the database says', async () => {
  const client = await t.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(STAND_INS)
    const statements = SNIPPET.replace(/create extension .*/g, '')
      .replace('https://REF.supabase.co/functions/v1/run-jobs', `https://site.example.org${JOBS_PATH}`)
      .replace('THE_TOKEN', TOKEN)
    await client.query(statements)
    const { rows: jobs } = await client.query('select name, schedule, command from cron.job order by name')
    expect(jobs.map(({ name, schedule }) => `${name} ${schedule}`)).toEqual([
      'lendaround-jobs * * * * *',
      'lendaround-jobs-log 17 3 * * *',
    ])
    for (const { command } of jobs) await client.query(command)
    const { rows } = await client.query('select * from net.requests')
    expect(rows).toMatchObject([{ body: {}, timeout_milliseconds: 58_000 }])
    const { url, headers, body } = rows[0]
    await client.query('rollback')
    await mail('bo@example.org')
    const answer = await t.app.request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    expect(sent).toEqual(['bo@example.org'])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('is not there for a job that is under way in another call', async () => {
  let runs = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const begin = () => {
    runs++
    return promise
  }
  const slow: Job = { name: 'slow', everyMs: 0, run: () => begin() }
  const work = { deps: t.deps, fetch: async () => new Response(), jobs: [slow], runTask: async () => {} }
  const { signal } = new AbortController()
  const one = runDue(work, 30_000, signal)
  await expect.poll(() => runs).toBe(1)
  expect(await runDue(work, 30_000, signal)).toMatchObject({ jobs: [], isMore: false })
  resolve()
  expect(await one).toMatchObject({ jobs: ['slow'], isMore: false })
  expect(runs).toBe(1)
})

/** What the extensions and the vault offer, with the names and arguments that they document. */
const STAND_INS = `
  create schema vault;
  create table vault.decrypted_secrets (name text primary key, decrypted_secret text);
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql as
    'insert into vault.decrypted_secrets values ($2, $1) returning gen_random_uuid()';
  create schema cron;
  create table cron.job (name text primary key, schedule text, command text);
  create table cron.job_run_details (end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
    'insert into cron.job values ($1, $2, $3) returning 1::bigint';
  create schema net;
  create table net.requests (url text, body jsonb, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000) returns bigint
    language sql as 'insert into net.requests values ($1, $2, $4, $5) returning 1::bigint';`
