import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { sweepPaymentEvents } from './sweep-payment-events.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('forgets webhooks of more than 90 days ago, and no others', async () => {
  await t.db.pool.query(`
    insert into public.payment_events (provider, event_id, type, received_at) values
      ('stripe', 'old', 'payment_intent.succeeded', now() - interval '91 days'),
      ('stripe', 'young', 'payment_intent.succeeded', now() - interval '89 days')`)
  await sweepPaymentEvents.run(t.deps, async () => new Response())
  const { rows } = await t.db.pool.query('select event_id from public.payment_events')
  expect(rows).toEqual([{ event_id: 'young' }])
})
