import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RESTARTING } from '#backend/realtime/socket/connection.ts'
import { subscribed } from '#backend/realtime/testing/live-app.ts'
import { openSocket } from '#backend/realtime/testing/raw-socket.ts'
import { drain } from '../drain.ts'
import { openServer } from '../open-server.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let t: TestApp
let server: ReturnType<typeof openServer>
let port: number
beforeAll(async () => {
  t = await createTestApp()
  server = openServer({ fetch: t.app.fetch, upgrade: t.upgrade, trustProxy: false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => t.close())

const live = (as: TestUser) =>
  createClient(`http://127.0.0.1:${port}`, t.deps.keys.publishableKey, { accessToken: async () => as.token })

it('tells people of their own notices and of nobody else’s', async () => {
  const [ada, bo] = [await t.user(), await t.user()]
  const heard = { ada: [] as unknown[], bo: [] as unknown[] }
  for (const [name, person] of Object.entries({ ada, bo }) as ['ada' | 'bo', TestUser][]) {
    const channel = live(person)
      .channel('notices')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'notifications' }, (change) =>
        heard[name].push((change.new as { path: string }).path),
      )
    expect(await subscribed(channel)).toMatchObject({ status: 'ok' })
  }
  const notify = (person: TestUser, path: string) =>
    t.db.pool.query(
      `insert into public.notifications (user_id, kind, path, occasion) values ($1, 'message-received', $2, $2)`,
      [person.id, path],
    )
  await notify(ada, '/for-ada')
  await expect.poll(() => heard).toEqual({ ada: ['/for-ada'], bo: [] })
  // A row that is gone can be kept from nobody: its key would be told to all.
  await t.db.pool.query('delete from public.notifications where user_id = $1', [ada.id])
  await notify(bo, '/for-bo')
  await expect.poll(() => heard).toEqual({ ada: ['/for-ada'], bo: ['/for-bo'] })
})

it('closes its sockets when the server stops, which then ends', async () => {
  const socket = await openSocket({ port, deps: t.deps })
  await Promise.all([drain(server), t.hangUp()])
  expect(await socket.closed).toBe(RESTARTING)
})
