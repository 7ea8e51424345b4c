import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { setTerms } from '#domain/settings/terms.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { SWEEP_OUTBOX, sweepOutbox } from './sweep-outbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('forgets what went out or failed as long ago as is set, and nothing that still has to go out', async () => {
  await t.db.pool.query(`
    insert into public.outbox (recipient, template, created_at, sent_at, failed_at) values
      ('sent@example.org', 'recovery', now() - interval '40 days', now() - interval '40 days', null),
      ('failed@example.org', 'recovery', now() - interval '40 days', null, now() - interval '40 days'),
      ('lately@example.org', 'recovery', now(), now() - interval '1 minute', null),
      ('waiting@example.org', 'recovery', now() - interval '40 days', null, null)`)
  const left = async () => {
    await sweepOutbox.run(t.deps, async () => new Response())
    const { rows } = await t.db.pool.query<{ recipient: string }>('select recipient from public.outbox')
    return rows.map(({ recipient }) => recipient).toSorted()
  }
  setTerms({ mailDays: 60 })
  expect(await left()).toHaveLength(4)
  setTerms({})
  expect(await left()).toEqual(['lately@example.org', 'waiting@example.org'])
})

it('finds old mails by index', async () => {
  const plan = await inTransaction(t.db, { as: 'owner' }, async (tx) => {
    // Of the few mails of the test it would rightly read all.
    await tx.query('set local enable_seqscan = off')
    const { rows } = await tx.query(`explain ${SWEEP_OUTBOX}`, [30])
    return JSON.stringify(rows)
  })
  expect(plan).toMatch(/outbox_by_creation/)
  expect(plan).not.toMatch(/Seq Scan/)
})
