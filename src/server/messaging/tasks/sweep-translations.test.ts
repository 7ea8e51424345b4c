import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { sweepTranslations } from './sweep-translations.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('forgets translations of more than half a year ago, and no others', async () => {
  // Of messages that need not be there.
  const client = await t.db.pool.connect()
  await client.query(`
    begin;
    set local session_replication_role = replica;
    insert into public.message_translations (message_id, language, is_original, body, created_at) values
      (1, 'de', false, 'alt', now() - interval '181 days'),
      (1, 'fr', false, 'jeune', now() - interval '179 days');
    commit`)
  client.release()
  await sweepTranslations.run(t.deps, async () => new Response())
  const { rows } = await t.db.pool.query('select body from public.message_translations')
  expect(rows).toEqual([{ body: 'jeune' }])
})
