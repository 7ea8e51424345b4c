import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { sweepRealtime } from './sweep-realtime.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('deletes what was delivered long ago and nothing else', async () => {
  const count = async (table: string) => (await t.db.pool.query(`select from realtime.${table}`)).rowCount
  for (const age of ['1 minute', '4 days']) {
    await t.db.pool.query(`
      with change as (
        insert into realtime.changes (relation, type, changed_at) values (1, 'DELETE', now() - interval '${age}')
      ), envelope as (
        insert into realtime.envelopes (body, sent_at) values ('x', now() - interval '${age}')
      )
      insert into realtime.messages (topic, extension, inserted_at)
      values ('x', 'broadcast', now() at time zone 'utc' - interval '${age}')`)
  }
  await sweepRealtime.run(t.deps, async () => new Response())
  for (const table of ['changes', 'envelopes', 'messages'])
    expect([table, await count(table)]).toEqual([table, 1])
})
