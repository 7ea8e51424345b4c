import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { ReferralFigures } from '#contract/referral-figures.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { postTransfer } from '#server/ledger/post-transfer.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let affiliate: TestUser
beforeAll(async () => {
  t = await createTestApp()
  affiliate = await t.user()
  const { rows } = await t.db.pool.query<{ code: string }>(
    'select referral_code as code from public.affiliates where id = $1',
    [affiliate.id],
  )
  const first = await createPerson(t.db.pool, { referralCode: rows[0]!.code })
  const second = await createPerson(t.db.pool, { referralCode: first.referralCode })
  const idle = await createPerson(t.db.pool, { referralCode: rows[0]!.code })
  const joined = (id: string, at: string) =>
    t.db.pool.query('update public.affiliates set joined_at = $2 where id = $1', [id, at])
  await joined(first.id, '2026-09-30T22:30:00Z')
  await joined(second.id, '2026-10-20T10:00:00Z')
  await joined(idle.id, '2026-10-21T10:00:00Z')

  const lender = await t.user()
  const item = await createItem(t.db.pool, { owner: lender.id })
  const rental = (renter: string, day: string, status: 'completed' | 'cancelled') =>
    createBooking(t.db.pool, {
      item: item.id,
      renter,
      status,
      start: new Date(`${day}T10:00:00Z`),
      end: new Date(`${day}T18:00:00Z`),
    })
  const done = await rental(second.id, '2026-10-22', 'completed')
  await rental(idle.id, '2026-10-24', 'cancelled')
  await t.db.pool.query(
    `insert into public.booking_events (booking_id, transition, from_status, to_status, role, at)
     values ($1, 'complete', 'returned', 'completed', 'clock', '2026-10-25T10:00:00Z')`,
    [done.id],
  )
  const post = (cents: number, at: string, onceKey: string) =>
    inTransaction(t.db, { as: 'service' }, (tx) =>
      postTransfer(tx, {
        kind: 'test',
        onceKey,
        at: new Date(at),
        entries: [
          { account: 'platform', cents: -cents },
          { account: 'affiliate', userId: affiliate.id, cents },
        ],
      }),
    )
  await post(500, '2026-10-25T10:00:00Z', 'one')
  await post(-120, '2026-11-02T10:00:00Z', 'two')
})
afterAll(() => t.close())

const figures = async (as: TestUser) => {
  const args = { months: 3, zone: 'Europe/Berlin', moment: '2026-11-20T12:00:00Z' }
  const { data, error } = await t.client({ as }).rpc('my_referral_figures', args)
  expect(error).toBeNull()
  return data as ReferralFigures | null
}

it('says by month what an affiliate brought, and how many of the people have rented', async () => {
  const nothing = {
    ...{ level_1: 0, level_2: 0, level_3: 0, level_4: 0, rentals: 0 },
    ...{ earned_cents: 0, reversed_cents: 0, paid_cents: 0 },
  }
  expect(await figures(affiliate)).toEqual({
    months: [
      { ...nothing, month: '2026-09-01' },
      // Half an hour past midnight in Berlin.
      { ...nothing, month: '2026-10-01', level_1: 2, level_2: 1, rentals: 1, earned_cents: 500 },
      { ...nothing, month: '2026-11-01', reversed_cents: 120 },
    ],
    people: 3,
    renters: 1,
  })
})

it('says nothing to others, and to an affiliate only what is theirs', async () => {
  expect(await figures(await t.user({ roles: ['moderator'] }))).toBeNull()
  expect(await figures(await t.user({ roles: ['affiliate'] }))).toMatchObject({ people: 0, renters: 0 })
})
