import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { following } from '../../src/web/lib/keyset.ts'

const METHOD = '0f0e0d0c-0b0a-4908-8706-050403020100'
const DAY_MS = 86_400_000

let t: TestApp
let owner: TestUser
beforeAll(async () => {
  t = await createTestApp()
  owner = await t.user()
  const renter = await t.user({ kyc_level: 1 })
  const { id: item } = await createItem(t.db.pool, { owner: owner.id })
  const start = new Date(Date.now() + DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  const { paymentId } = await createBooking(t.db.pool, { item, renter: renter.id, start, end })
  await t.db.pool.query(`
    delete from public.payment_intents;
    insert into public.payment_intents (id, provider, payment_id, position)
      values ('pi_b', 'test', '${paymentId}', 2), ('pi_a', 'test', '${paymentId}', 1);
    insert into public.payment_discrepancies (payment_id, kind, own_cents, provider_cents, found_at, seen_at, mended_at) values
      ('${paymentId}', 'captured', 5, 6, '2026-11-01', now(), null),
      ('${paymentId}', 'ledger', 7, 8, '2026-11-03', now(), null),
      ('${paymentId}', 'missing', 1, 2, '2026-11-02', now(), now());
    insert into public.payout_methods (id, user_id, kind, holder, country, last4)
      values ('${METHOD}', '${owner.id}', 'iban', 'Olga Owner', 'DE', '3000');
    insert into public.payouts (id, user_id, account, method_id, amount_cents, order_ids)
      overriding system value values ('${METHOD}', '${owner.id}', 'lender', '${METHOD}', 2000, '{tr_1,po_1}');
    insert into public.payout_discrepancies (payout_id, kind, own_cents, found_at, seen_at, decision, reason)
      values ('${METHOD}', 'returned', 0, '2026-11-02', now(), 'again', 'By mistake')`)
})
afterAll(() => t.close())

const read = (as: TestUser, after?: { value: string; id: string }) => {
  const all = t
    .client({ as })
    .from('discrepancies')
    .select('id, kind, own_cents, reason, reference, found_at')
  const rows = after ? all.or(following(after, { column: 'found_at', ascending: true })) : all
  return rows.order('found_at').order('id').limit(2)
}

it('those of payments and payouts are one list, page by page, without what is right again', async () => {
  const admin = await t.user({ roles: ['admin'] })
  const { data: first } = await read(admin)
  expect(first).toMatchObject([
    { kind: 'payment.captured', own_cents: 5, reason: null, reference: 'pi_a · pi_b' },
    {
      kind: 'payout.returned',
      own_cents: 0,
      reason: 'By mistake',
      reference: expect.stringMatching(/^\d+ · tr_1 · po_1$/),
    },
  ])
  const { found_at: value, id } = first!.at(-1)!
  const { data: rest } = await read(admin, { value, id })
  expect(rest).toMatchObject([{ kind: 'payment.ledger', own_cents: 7 }])
})

it('shows nothing to a moderator, or to the person whose payout it is', async () => {
  for (const as of [owner, await t.user({ roles: ['moderator'] })]) expect((await read(as)).data).toEqual([])
})
