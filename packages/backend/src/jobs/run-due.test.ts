import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import type { Job } from './job.ts'
import { runDue } from './run-due.ts'

let t: TestApp
let done: string[]
beforeAll(async () => {
  t = await createTestApp()
  t.deps.log.error = () => {}
  t.deps.log.warn = () => {}
})
beforeEach(async () => {
  done = []
  await t.db.pool.query('delete from lendaround.job_turns; delete from pgboss.job')
})
afterAll(() => t.close())

const job = (name: string, everyMs: number, run: Job['run'] = async () => void done.push(name)): Job => ({
  name,
  everyMs,
  run,
})
const due = (jobs: Job[], ms = 20_000, stopping = new AbortController().signal) =>
  runDue(
    { deps: t.deps, fetch: async () => new Response(), jobs, runTask: async (name) => void done.push(name) },
    ms,
    stopping,
  )
const enqueue = (name: string) =>
  inTransaction(t.db, { as: 'service' }, (tx) => t.deps.tasks.enqueue(tx, name, {}))

it('runs a job again when its pause is over, and not before', async () => {
  const hourly = job('hourly', 3_600_000)
  expect(await due([hourly])).toEqual({
    jobs: ['hourly'],
    failed: [],
    unfinished: [],
    tasks: 0,
    isMore: false,
  })
  expect((await due([hourly])).jobs).toEqual([])
  t.setNow(3_600_000)
  expect((await due([hourly])).jobs).toEqual(['hourly'])
})

it('runs what has a pause of a minute at each call of a scheduler that comes once a minute, early or late', async () => {
  const minutely = job('minutely', 60_000)
  for (const ms of [0, 58_000, 61_000, 59_500]) {
    t.setNow(ms)
    expect((await due([minutely])).jobs).toEqual(['minutely'])
  }
})

it('does what waits in the queue, then the jobs that its tasks made work for', async () => {
  await enqueue('write')
  const report = await due([job('deliver', 2_000), job('sweep', 3_600_000)])
  expect(report).toMatchObject({ tasks: 1, isMore: false })
  expect(done.filter((name) => name === 'deliver')).toHaveLength(2)
  expect(done.filter((name) => name === 'sweep')).toHaveLength(1)
  expect(done.lastIndexOf('deliver')).toBeGreaterThan(done.indexOf('write'))
})

it('shares jobs and tasks with other calls at the same time', async () => {
  for (let i = 0; i < 30; i++) await enqueue(`task ${i}`)
  const jobs = Array.from({ length: 20 }, (_, i) => job(`job ${i}`, 60_000))
  const reports = await Promise.all([due(jobs), due(jobs), due(jobs)])
  expect(reports.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(30)
  expect(reports.flatMap((report) => report.jobs)).toHaveLength(20)
  expect(done).toHaveLength(50)
  expect(new Set(done).size).toBe(50)
})

it('names a job that fails, which rests as any other, and goes on with the next', async () => {
  const failing = job('failing', 60_000, async () => {
    throw new Error('no luck')
  })
  expect(await due([failing, job('next', 60_000)])).toMatchObject({
    jobs: ['failing', 'next'],
    failed: ['failing'],
  })
  expect((await due([failing])).jobs).toEqual([])
})

it('ends in time, asks what is under way to end, and leaves the rest to the next call', async () => {
  const blocking = [1, 2, 3].map((n) => job(`blocking ${n}`, 0, untilStopped))
  const later = job('later', 60_000)
  expect(await due([...blocking, later], 200)).toMatchObject({ failed: [], unfinished: [], isMore: true })
  expect(done).toEqual([])
  expect((await due([later])).jobs).toEqual(['later'])
})

it('ends early where the process is to stop', async () => {
  const stopping = new AbortController()
  const waiting = due([job('long', 0, untilStopped)], 20_000, stopping.signal)
  stopping.abort()
  expect(await waiting).toMatchObject({ isMore: true })
})

it('answers also where a job does not heed that, and names it', async () => {
  const stopping = new AbortController()
  const { promise, resolve } = Promise.withResolvers<void>()
  const deaf = job('deaf', 60_000, () => {
    stopping.abort()
    return promise
  })
  const work = { deps: t.deps, fetch: async () => new Response(), jobs: [deaf], runTask: async () => {} }
  const report = await runDue(work, 20_000, stopping.signal, 10)
  expect(report).toEqual({ jobs: ['deaf'], failed: [], unfinished: ['deaf'], tasks: 0, isMore: true })
  resolve()
})

it('leaves a job that a killed call had begun to a later one', async () => {
  await t.db.pool.query(`insert into lendaround.job_turns values ('begun', $1)`, [
    new Date(t.deps.now().getTime() + 25_000),
  ])
  expect((await due([job('begun', 0)])).jobs).toEqual([])
  t.setNow(26_000)
  expect((await due([job('begun', 0)])).jobs).toEqual(['begun'])
})

const untilStopped: Job['run'] = (_deps, _fetch, stopping) =>
  new Promise((resolve) => {
    if (stopping?.aborted) resolve()
    stopping?.addEventListener('abort', () => resolve())
  })
