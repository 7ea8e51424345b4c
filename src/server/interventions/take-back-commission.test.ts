import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import type { AdjustmentPreview } from '#contract/adjustments.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { createPayoutFixture, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: PayoutFixture
let finance: TestUser
let second: TestUser
let near: TestUser
let far: TestUser
/** A rental that earned the near affiliate 60 cents, and the far one 24. */
let bookingId: string

beforeEach(async () => {
  t = await createPayoutFixture({ ADJUSTMENT_TWO_PEOPLE_CENTS: '50' })
  finance = await t.user({ name: 'Fay Finance' })
  await t.rows(`update public.profiles set duties = '{finance}' where id = $1`, [finance.id])
  second = await t.user({ name: 'Bo Admin', roles: ['admin'] })
  far = await t.user({ name: 'Fred Far' })
  near = await t.user({ name: 'Nina Near' })
  const renter = await t.user({ name: 'Ruth Renter', kyc_level: 1 })
  for (const [who, by] of [
    [near, far],
    [renter, near],
  ] as const)
    await t.rows('update public.affiliates set referred_by = $2 where id = $1', [who.id, by.id])
  await t.complete(renter, await t.pay(renter, [t.line(await t.another(), 10)]))
  const [row] = await t.rows<{ id: string }>('select id from public.bookings')
  bookingId = row!.id
  await inTransaction(t.db, { as: 'service' }, (tx) => postRelease(tx, bookingId, t.deps.now()))
})
afterEach(() => t.close())

const takeBack = (cents: number, { from = near, as = finance, id = randomUUID() as string } = {}) =>
  t.say<{ id: string; status: string }>(as, 'propose-adjustment', {
    ...{ id, bookingId, kind: 'commission', cents, affiliateId: from.id },
    reason: 'Brought themselves',
  })
const decide = (as: TestUser, id: string) => t.say(as, 'decide-adjustment', { id, decision: 'approve' })
const platform = async () =>
  (
    await t.rows<{ cents: number }>(`select sum(e.amount_cents)::int as cents from public.ledger_entries e
      join public.ledger_accounts a on a.id = e.account_id where a.kind = 'platform'`)
  )[0]!.cents

it('gives it to the platform, of whose fee it was, and the lender’s invoice stays as it is', async () => {
  const [queued, before] = [await t.rows('select from public.fees_to_invoice'), await platform()]
  expect(await takeBack(20)).toMatchObject({ value: { status: 'done' } })
  expect(await t.balances(near)).toEqual({ affiliate: 40 })
  expect(await t.balances(far)).toEqual({ affiliate: 24 })
  expect(await platform()).toBe(before + 20)
  expect(await t.rows('select from public.fees_to_invoice')).toEqual(queued)
  const [own] = (await t.client({ as: near }).from('affiliate_users').select('total_earnings')).data!
  expect(own).toEqual({ total_earnings: 40 })
  expect((await t.client({ as: near }).from('my_commission_levels').select()).data).toEqual([
    { level: 1, amount_cents: 40, rentals: 1 },
  ])
  const entries = await t.client({ as: finance }).rpc('staff_affiliate_entries', { person: near.id })
  expect(entries.data).toMatchObject([
    { kind: 'commission_reversed', amount_cents: -20, booking_id: bookingId, level: 1 },
    { kind: 'release', amount_cents: 60 },
  ])
})

it('tells the affiliate alone why, and is in the audit log', async () => {
  await takeBack(20)
  const data = { outcome: 'taken-back', cents: 20, reason: 'Brought themselves' }
  expect(
    await t.rows(`select recipient, data from public.outbox
      where template in ('affiliate-decided', 'booking-adjusted')`),
  ).toMatchObject([{ recipient: near.email, data }])
  expect(
    await t.rows('select action, subject_id, details from public.audit_log where actor_id = $1', [
      finance.id,
    ]),
  ).toMatchObject([
    { action: 'make-adjustment', subject_id: near.id, details: { kind: 'commission', amountCents: 20 } },
  ])
})

it('takes a second person from the limit on, also in parts, and never the affiliate', async () => {
  await takeBack(20)
  const { value } = await takeBack(40)
  expect(value).toMatchObject({ status: 'proposed' })
  expect(await t.balances(near)).toEqual({ affiliate: 40 })
  expect(
    await t.rows(`select recipient, data from public.outbox where template = 'work-waiting'`),
  ).toMatchObject([
    { recipient: second.email, data: { url: expect.stringMatching(`/admin/affiliates/${near.id}$`) } },
  ])
  expect(await decide(finance, value!.id)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  await t.rows(`update public.profiles set roles = roles || '{admin}' where id = $1`, [near.id])
  expect(await decide(near, value!.id)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect(await takeBack(1, { as: near })).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect(await decide(second, value!.id)).toMatchObject({ status: 200 })
  expect(await t.balances(near)).toEqual({ affiliate: 0 })
})

it('is refused beyond what was earned, of others, and what was paid out', async () => {
  expect(await takeBack(61)).toMatchObject({ code: 'ADJUSTMENT_TOO_HIGH', details: { maxCents: 60 } })
  expect(await takeBack(1, { from: second })).toMatchObject({ code: 'WRONG_STATE' })
  expect(await takeBack(1, { as: t.moderator })).toMatchObject({ code: 'UNAUTHORIZED' })
  await t.credit(near, -50, 'affiliate')
  expect(await takeBack(11)).toMatchObject({
    code: 'ADJUSTMENT_NOT_COVERED',
    details: { availableCents: 10 },
  })
  const id = randomUUID()
  for (let click = 0; click < 2; click++) expect(await takeBack(10, { id })).toMatchObject({ status: 200 })
  expect(await takeBack(10, { id, from: far })).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await t.balances(near)).toEqual({ affiliate: 0 })
})

it('shows before what moves', async () => {
  const { value } = await t.say<AdjustmentPreview>(finance, 'preview-adjustment', {
    ...{ bookingId, kind: 'commission', cents: 60, affiliateId: near.id },
  })
  expect(value).toEqual({
    maxCents: 60,
    needsTwo: true,
    entries: [
      { account: 'affiliate', cents: -60 },
      { account: 'platform', cents: 60 },
    ],
  })
})

it('is bounded by the database as well', async () => {
  const insert = (cents: number, affiliate: string | null = near.id) =>
    t.db.pool.query(
      `insert into public.adjustments (id, booking_id, kind, amount_cents, reason, needs_two, status, affiliate_id)
       values (gen_random_uuid(), $1, 'commission', $2, 'test', false, 'done', $3)`,
      [bookingId, cents, affiliate],
    )
  await insert(60)
  await expect(insert(1)).rejects.toMatchObject({
    code: 'LA056',
    constraint: 'adjustments_commission_left',
  })
  await expect(insert(1, null)).rejects.toMatchObject({ constraint: 'adjustments_of_affiliate' })
})

it('is in the export of the affiliate’s account, not in that of the rental’s people', async () => {
  await takeBack(20)
  const { data } = await t.client({ as: near }).rpc('staff_affiliate', { person: near.id })
  expect(data).toBeNull()
  const [lender] = await t.rows<{ owner_id: string }>('select owner_id from public.bookings')
  const { personalData } = await import('./personal-data.ts')
  const exported = (id: string) => t.rows(personalData.exported!.adjustments as string, [id])
  expect(await exported(near.id)).toMatchObject([{ kind: 'commission' }])
  expect(await exported(lender!.owner_id)).toEqual([])
})
