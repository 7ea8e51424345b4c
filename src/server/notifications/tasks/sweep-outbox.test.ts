import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { sweepOutbox } from './sweep-outbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('forgets what went out or failed a month ago, and nothing that still has to go out', async () => {
  await t.db.pool.query(`
    insert into public.outbox (recipient, template, created_at, sent_at, failed_at) values
      ('sent@example.org', 'recovery', now() - interval '40 days', now() - interval '40 days', null),
      ('failed@example.org', 'recovery', now() - interval '40 days', null, now() - interval '40 days'),
      ('lately@example.org', 'recovery', now(), now() - interval '1 minute', null),
      ('waiting@example.org', 'recovery', now() - interval '40 days', null, null)`)
  await sweepOutbox.run(t.deps, async () => new Response())
  const { rows } = await t.db.pool.query('select recipient from public.outbox order by 1')
  expect(rows.map(({ recipient }) => recipient)).toEqual(['lately@example.org', 'waiting@example.org'])
})
