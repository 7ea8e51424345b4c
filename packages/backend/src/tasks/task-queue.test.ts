import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { TaskRefused } from './task.ts'
import { openTaskQueue } from './task-queue.ts'

let t: TestApp
let done: object[]
beforeAll(async () => {
  t = await createTestApp()
  t.deps.log.warn = () => {}
})
beforeEach(async () => {
  await t.db.pool.query('delete from pgboss.job')
  done = []
})
afterAll(() => t.close())

const run = async (name: string, data: object) => {
  done.push({ name, ...data })
  if (name === 'fail') throw new Error('not today')
  if (name === 'refuse') throw new TaskRefused('never')
}
const enqueue = (name: string, data: object = {}, options = {}) =>
  inTransaction(t.db, { as: 'service' }, (tx) => t.deps.tasks.enqueue(tx, name, data, options))
const drain = () => t.deps.tasks.drain(run)

it('does what a transaction asked for once that has committed, and nothing of one that did not', async () => {
  await enqueue('greet', { to: 'anna' })
  const failing = inTransaction(t.db, { as: 'service' }, async (tx) => {
    await t.deps.tasks.enqueue(tx, 'greet', { to: 'bo' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await drain()).toBe(1)
  expect(done).toEqual([{ name: 'greet', to: 'anna' }])
  expect(await drain()).toBe(0)
})

it('enqueues on a plain connection, too', async () => {
  await t.deps.tasks.enqueue(t.db.pool, 'greet', {})
  expect(await drain()).toBe(1)
})

it('does a task once for one occasion, also when it was done already', async () => {
  await enqueue('greet', {}, { onceKey: 'booking:1' })
  await enqueue('greet', {}, { onceKey: 'booking:1' })
  await enqueue('greet', {}, { onceKey: 'booking:2' })
  expect(await drain()).toBe(2)
  await enqueue('greet', {}, { onceKey: 'booking:1' })
  expect(await drain()).toBe(0)
})

it('tries a failed task again, goes on with the others, and lays it aside in the end', async () => {
  await enqueue('fail')
  await enqueue('greet')
  for (let i = 0; i < 25; i++) await drain()
  expect(done.filter((each) => 'name' in each && each.name === 'fail')).toHaveLength(19)
  expect(done).toContainEqual({ name: 'greet' })
  expect(await t.deps.tasks.failed()).toMatchObject({
    count: 1,
    tasks: [{ name: 'fail', data: expect.any(Object), error: 'not today', failedAt: expect.any(Date) }],
  })
})

it('lays aside at once what will never succeed, and takes it up again when told to', async () => {
  await enqueue('refuse')
  await t.deps.tasks.start(run)
  await expect.poll(() => t.deps.tasks.failed()).toMatchObject({ count: 1 })
  expect(done).toHaveLength(1)
  expect(await t.deps.tasks.retryFailed()).toBe(1)
  await expect.poll(() => done.length).toBe(2)
})

it('shares the work among processes: each task is done once', async () => {
  const other = await openTaskQueue(t.db, t.deps.log)
  for (let i = 0; i < 30; i++) await enqueue('greet', { i })
  await Promise.all([drain(), other.drain(run), drain(), other.drain(run)])
  expect(done).toHaveLength(30)
})

it('cannot be read or written through the data API', async () => {
  const { error } = await t
    .client({ secret: true })
    .schema('pgboss' as 'public')
    .from('job' as 'items')
    .select()
  expect(error?.code).toBe('PGRST106')
})
