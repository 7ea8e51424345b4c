import { afterAll, beforeAll, expect, it } from 'vitest'
import { lenderShare } from '#domain/ledger/lender-share.ts'
import { RENTAL_AMOUNTS, type RentalAmountName, sumOfEntries } from '#domain/ledger/rental-amounts.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'
import { holdDeposits } from '#server/money/tasks/hold-deposits.ts'
import { createPayoutFixture, GOOD_IBAN, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { runDue } from '#server/testing/run-due.ts'

let t: PayoutFixture
beforeAll(async () => {
  t = await createPayoutFixture()
  t.deps.log.warn = () => {}
})
afterAll(() => t.close())

interface Rental {
  id: string
  start: Date
  end: Date
}
async function book(renter: TestUser, days: number, depositCents = 0): Promise<Rental> {
  const item = await t.another({ depositCents })
  await t.complete(renter, await t.pay(renter, [t.line(item, days)]))
  await runDue(t)
  const [row] = await t.rows<Rental>(
    'select id, start_date as start, end_date as "end" from public.bookings order by number desc limit 1',
  )
  return row!
}

const entriesOf = async (as: TestUser, bookingId: string) =>
  (
    await t
      .client({ as })
      .from('my_ledger_entries')
      .select('account, kind, purpose, amount_cents')
      .eq('booking_id', bookingId)
  ).data!.map((entry) => ({
    ...entry,
    account: entry.account!,
    kind: entry.kind!,
    amount_cents: entry.amount_cents!,
  }))

/** The sums that these amounts of a rental show to one of its sides. */
async function sums(as: TestUser, bookingId: string, ...names: RentalAmountName[]) {
  const entries = await entriesOf(as, bookingId)
  return names.map((name) => sumOfEntries(entries, RENTAL_AMOUNTS[name]))
}

/** A rental as the page of each of its sides has it. */
async function shown(as: TestUser, id: string) {
  const { data } = await t
    .client({ as })
    .from('bookings')
    .select(
      'status, rental_cents, due_cents, total_cents, top_up_cents, refund_cents, fee_percent, deposits(captured_cents)',
    )
    .eq('id', id)
    .single()
  return data!
}

const shareOf = (rental: Awaited<ReturnType<typeof shown>>) =>
  lenderShare({
    rentalCents: rental.rental_cents!,
    dueCents: rental.due_cents!,
    topUpCents: rental.top_up_cents!,
    refundCents: rental.refund_cents!,
    isCancelled: rental.status === 'cancelled',
    feePercent: rental.fee_percent,
  })

it('opens each amount of a rental with fee, commission, claim and payout to entries of exactly that sum', async () => {
  const [affiliate, renter] = [await t.user(), await t.user({ kyc_level: 1 })]
  await t.rows('update public.affiliates set referred_by = $2 where id = $1', [renter.id, affiliate.id])
  const { id, start, end } = await book(renter, 2, 5_000)
  expect(await sums(renter, id, 'charged')).toEqual([2_000])
  expect(await sums(t.owner, id, 'owed', 'fee', 'released')).toEqual([0, 0, 0])

  t.setNow(start)
  await runDue(t, holdDeposits)
  await t.say(renter, 'pick-up-booking', { id })
  t.setNow(end)
  await t.say(t.owner, 'return-booking', { id })
  const { value: claim } = await t.say<{ id: string }>(t.owner, 'open-claim', {
    bookingId: id,
    kind: 'damage',
    amountCents: 6_000,
    description: 'The chuck is bent',
  })
  await t.say(renter, 'accept-claim', { id: claim!.id })
  await runDue(t)
  await runDue(t)

  const rental = await shown(renter, id)
  const { data: claimed } = await t
    .client({ as: renter })
    .from('claims')
    .select('award_cents')
    .eq('booking_id', id)
    .single()
  expect(await sums(renter, id, 'charged', 'refunded', 'depositTaken', 'surcharged', 'compensating')).toEqual(
    [rental.due_cents, 0, rental.deposits!.captured_cents, 1_000, -claimed!.award_cents!],
  )
  const share = shareOf(await shown(t.owner, id))
  expect(await sums(t.owner, id, 'owed', 'fee', 'released', 'compensated')).toEqual([
    rental.total_cents,
    -share.feeCents,
    share.lenderCents,
    claimed!.award_cents,
  ])
  const { data: commission } = await t
    .client({ as: affiliate })
    .from('my_commission_levels')
    .select('amount_cents')
    .eq('level', 1)
    .single()
  const earned = await entriesOf(affiliate, id)
  expect(earned).toEqual([
    { account: 'affiliate', kind: 'release', purpose: null, amount_cents: commission!.amount_cents },
  ])
  // A level opens to the same entry, with whose rental it was.
  const { data: ofLevel } = await t
    .client({ as: affiliate })
    .from('my_ledger_entries')
    .select('amount_cents, referred_name, item_title')
    .eq('account', 'affiliate')
    .eq('level', 1)
  expect(ofLevel).toEqual([
    { amount_cents: commission!.amount_cents, referred_name: expect.any(String), item_title: null },
  ])
  // Neither side sees the other's entries, and a third person none at all.
  expect((await entriesOf(renter, id)).every(({ account }) => account === 'renter')).toBe(true)
  expect((await entriesOf(t.owner, id)).some(({ account }) => account === 'renter')).toBe(false)
  expect(await entriesOf(t.moderator, id)).toEqual([])

  await t.rows('update public.profiles set kyc_level = 3 where id = $1', [t.owner.id])
  const { value: method } = await t.say<{ id: string }>(t.owner, 'add-payout-method', {
    iban: GOOD_IBAN,
    holder: 'Olga Owner',
  })
  const { value: payout } = await t.say<{ id: string }>(t.owner, 'request-payout', {
    amountCents: 5_000,
    methodId: method!.id,
  })
  // A moderator sees what the claim and the payout moved, and nothing of the affiliate.
  const { data: cases } = await t
    .client({ as: t.moderator })
    .from('case_ledger_entries')
    .select('account, kind, purpose, amount_cents, payout_id')
  const ofCase = cases!.map((entry) => ({
    ...entry,
    account: entry.account!,
    kind: entry.kind!,
    amount_cents: entry.amount_cents!,
  }))
  expect(sumOfEntries(ofCase, RENTAL_AMOUNTS.compensated)).toBe(claimed!.award_cents)
  expect(sumOfEntries(ofCase, { account: 'payout', kinds: ['payout'] })).toBe(5_000)
  expect(ofCase.some(({ account }) => account === 'affiliate')).toBe(false)
  expect((await t.client({ as: renter }).from('case_ledger_entries').select('id')).data).toEqual([])

  const { data: balances } = await t.client({ as: t.owner }).from('my_balances').select()
  const { data: mine } = await t
    .client({ as: t.owner })
    .from('my_ledger_entries')
    .select('account, kind, amount_cents, payout_id')
    .order('account')
  expect(mine!.filter(({ payout_id }) => payout_id === payout!.id)).toMatchObject([
    { account: 'lender', kind: 'payout', amount_cents: -5_000 },
    { account: 'payout', kind: 'payout', amount_cents: 5_000 },
  ])
  for (const { kind, balance_cents } of balances!)
    expect(
      mine!.filter(({ account }) => account === kind).reduce((sum, entry) => sum + entry.amount_cents!, 0),
    ).toBe(balance_cents)
})

it('opens what a late cancellation charged, gave back and left to the lender', async () => {
  const renter = await t.user({ kyc_level: 1 })
  const { id, start } = await book(renter, 10)
  await t.rows(
    `update public.bookings set cancellation_policy = 'moderate', created_at = $2,
       terms = jsonb_set(terms, '{refunds}', '[{"hours": 120, "percent": 100}, {"hours": 24, "percent": 50}]')
     where id = $1`,
    [id, new Date(start.getTime() - 240 * HOUR_MS)],
  )
  t.setNow(new Date(start.getTime() - 48 * HOUR_MS))
  expect(await t.say(renter, 'cancel-booking', { id })).toMatchObject({ status: 200 })
  await runDue(t)
  const rental = await shown(t.owner, id)
  expect(rental).toMatchObject({ due_cents: 2_000, refund_cents: 1_000 })
  expect(await sums(renter, id, 'charged', 'refunded')).toEqual([rental.due_cents, -rental.refund_cents!])
  expect(await sums(t.owner, id, 'released')).toEqual([shareOf(rental).lenderCents])
})

it('opens the price of a rental that was extended to both charges, and the extension to its own', async () => {
  const renter = await t.user({ kyc_level: 1 })
  const { id, end } = await book(renter, 20)
  const until = new Date(end.getTime() + 24 * HOUR_MS).toISOString()
  expect(await t.say(renter, 'extend-booking', { id, end: until, expectedCents: 1_000 })).toMatchObject({
    status: 200,
  })
  await runDue(t)
  await runDue(t)
  const rental = await shown(renter, id)
  expect(rental.due_cents).toBe(3_000)
  expect(await sums(renter, id, 'charged', 'extended')).toEqual([rental.due_cents, 1_000])
})
