import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Failures } from '#contract/failures.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let admin: TestUser
beforeEach(async () => {
  t = await createTestApp()
  t.deps.log.warn = () => {}
  admin = await t.user({ roles: ['admin'] })
  await t.db.pool.query('delete from public.outbox')
})
afterEach(() => t.close())

async function call<Answer>(name: string, body: object, as = admin): Promise<Answer> {
  const { data, error } = await t.client({ as }).functions.invoke(name, { body })
  if (error) throw error
  return data as Answer
}
const list = () => call<Failures>('list-failures', {})
const retry = (kind: string, ids?: string[]) =>
  call<{ count: number }>('retry-failures', { kind, ...(ids && { ids }) })

it('shows an admin the mails that were given up, but not what they say, and tries them again', async () => {
  await t.db.pool.query(
    `insert into public.outbox (recipient, template, data, attempts, failed_at, last_error) values
       ('anna@example.org', 'recovery', '{"code": "042137"}', 8, now(), '451 busy'),
       ('bo@example.org', 'recovery', '{"code": "042138"}', 2, null, '451 busy')`,
  )
  const before = await list()
  expect(before).toMatchObject({
    mails: [{ recipient: 'anna@example.org', template: 'recovery', attempts: 8, error: '451 busy' }],
    mailCount: 1,
    waitingMails: 1,
  })
  expect(JSON.stringify(before)).not.toContain('042137')
  expect(await retry('mails')).toEqual({ count: 1 })
  expect(await retry('mails')).toEqual({ count: 0 })
  const { rows } = await t.db.pool.query(
    `select attempts, failed_at, send_after <= now() as is_due from public.outbox where recipient = 'anna@example.org'`,
  )
  expect(rows).toEqual([{ attempts: 0, failed_at: null, is_due: true }])
  const { data } = await t.client({ as: admin }).from('audit_log').select('action, details')
  expect(data).toEqual([{ action: 'retry-failures', details: { kind: 'mails', count: 1 } }])
})

it('shows the tasks that were given up with their reason, and does them after all', async () => {
  await t.deps.tasks.enqueue(t.db.kysely as never, 'no-such-task', {})
  const refuse = () => Promise.reject(Object.assign(new Error('The provider is away')))
  // Its retries are over at once.
  for (let round = 0; round < 40 && (await list()).taskCount === 0; round++) await t.deps.tasks.drain(refuse)
  expect(await list()).toMatchObject({
    tasks: [{ name: 'no-such-task', error: expect.any(String) }],
    taskCount: 1,
  })
  expect(await retry('tasks')).toEqual({ count: 1 })
  expect((await list()).taskCount).toBe(0)
  const done: string[] = []
  await t.deps.tasks.drain(async (name) => void done.push(name))
  expect(done).toEqual(['no-such-task'])
})

it('tries chosen ones again, and leaves the others', async () => {
  const { rows } = await t.db.pool.query<{ id: string }>(
    `insert into public.outbox (recipient, template, data, attempts, failed_at, last_error) values
       ('anna@example.org', 'recovery', '{"code": "042137"}', 8, now(), '451 busy'),
       ('bo@example.org', 'recovery', '{"code": "042138"}', 8, now(), '451 busy') returning id`,
  )
  const refuse = () => Promise.reject(Object.assign(new Error('The provider is away')))
  for (const name of ['one', 'other']) await t.deps.tasks.enqueue(t.db.kysely as never, name, {})
  for (let round = 0; round < 40 && (await list()).taskCount < 2; round++) await t.deps.tasks.drain(refuse)
  expect(await retry('mails', [rows[1]!.id])).toEqual({ count: 1 })
  const { tasks, mails } = await list()
  expect(mails).toMatchObject([{ recipient: 'anna@example.org' }])
  const [first] = tasks
  expect(await retry('tasks', [first!.id])).toEqual({ count: 1 })
  expect(await retry('tasks', [first!.id])).toEqual({ count: 0 })
  expect((await list()).tasks.map(({ id }) => id)).toEqual([tasks[1]!.id])
})
