import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { signUp } from './testing/accounts.ts'
import { type Answer, call } from './testing/call.ts'

const CONNECTIONS = 4
const FLOOD = 12

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({}, { connections: CONNECTIONS })
})
afterAll(() => t?.close())

/** Locks what a flood waits for; answers it, and how many waited for a connection meanwhile. */
async function whileLocked(lock: string, id: string, send: () => Promise<Answer>) {
  const holder = await t.db.pool.connect()
  await holder.query('begin')
  await holder.query(lock, [id])
  const flood = Array.from({ length: FLOOD }, send)
  const blocked = `select from pg_locks where not granted`
  await expect.poll(async () => (await holder.query(blocked)).rowCount).toBeGreaterThan(0)
  // Time for the others to come as far as they can.
  for (let i = 0; i < 50; i++) await holder.query(blocked)
  const { waitingCount } = t.db.pool
  await holder.query('commit')
  holder.release()
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  return { waitingCount, statuses: [...new Set(statuses)] }
}

// The embedded database has one connection, on which nothing waits for a lock.
describe.skipIf('folder' in inject('databaseTemplate'))('without a connection each wait', () => {
  it('the changes of one account', async () => {
    const { session } = await signUp(t)
    const lock = 'select from auth.users where id = $1 for update'
    const outcome = await whileLocked(lock, session.user.id, () =>
      call(t, '/user', { method: 'PUT', token: session.access_token, body: { data: { a: 1 } } }),
    )
    expect(outcome).toEqual({ waitingCount: 0, statuses: [200] })
  })

  it('the refreshes with one token', async () => {
    const { session } = await signUp(t)
    const lock = 'select from auth.sessions where user_id = $1 for update'
    const outcome = await whileLocked(lock, session.user.id, () =>
      call(t, '/token?grant_type=refresh_token', { body: { refresh_token: session.refresh_token } }),
    )
    expect(outcome).toEqual({ waitingCount: 0, statuses: [200] })
  })
})
