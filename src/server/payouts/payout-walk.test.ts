import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestedPayout } from '#contract/payouts.ts'
import type { Bank } from '#server/providers/bank.ts'
import type { TestUser } from '#server/testing/app.ts'
import { CLOSED_IBAN, createPayoutFixture, GOOD_IBAN, type PayoutFixture } from './testing/payout-fixture.ts'

const SEED = Number(process.env.WALK_SEED ?? 20_261_123)
const STEPS = 150

let fixture: PayoutFixture
beforeAll(async () => {
  fixture = await createPayoutFixture()
  fixture.deps.log.warn = () => {}
})
afterAll(() => fixture.close())

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A bank of which every third answer is lost on the way back, after it has done what was asked. */
const forgetful = (bank: Bank, random: () => number): Bank => {
  const lose = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const got = await answer
    if (random() < 0.34) throw new Error('the answer was lost')
    return got
  }
  return { ...bank, pay: (order) => lose(bank.pay(order)), find: (ids) => lose(bank.find(ids)) }
}

it(`loses no cent and pays nothing twice over ${STEPS} random steps (seed ${SEED})`, async () => {
  const random = randomFrom(SEED)
  const pick = <One>(some: readonly One[]): One => some[Math.floor(random() * some.length)]!
  fixture.deps.bank = forgetful(fixture.deps.bank!, random)
  const people: { person: TestUser; methodId: string }[] = []
  for (const iban of [GOOD_IBAN, GOOD_IBAN, CLOSED_IBAN]) people.push(await fixture.lender(5_000, iban))
  const waiting = async () =>
    (await fixture.rows<{ id: string }>(`select id from public.payouts where status = 'requested'`)).map(
      ({ id }) => id,
    )
  const request = () => {
    const { person, methodId } = pick(people)
    const amountCents = 1_500 + Math.floor(random() * 4_000)
    return fixture.say<RequestedPayout>(person, 'request-payout', { amountCents, methodId })
  }
  const decide = async () => {
    const id = pick(await waiting())
    if (!id) return
    const yes = () => fixture.say(fixture.moderator, 'approve-payout', { id })
    const no = () => fixture.say(fixture.moderator, 'reject-payout', { id, reason: 'random' })
    // Sometimes both at the same moment, or one of them twice.
    await Promise.all(pick([[yes], [no], [yes, no], [yes, yes]]).map((act) => act()))
  }
  const actions = [
    () => fixture.credit(pick(people).person, 100 + Math.floor(random() * 3_000)),
    request,
    () => Promise.all([request(), request(), request()]),
    decide,
    decide,
    () => fixture.work(),
  ]
  for (let step = 0; step < STEPS; step++) {
    await pick(actions)()
    for (const { person } of people) {
      const { lender, payout = 0 } = await fixture.balances(person)
      expect({ step, lender: lender! >= 0, payout: payout >= 0 }).toEqual({
        step,
        lender: true,
        payout: true,
      })
    }
  }
  for (let i = 0; i < 40; i++) await fixture.work()

  expect(await fixture.sumOfAll()).toBe(0)
  const [open] = await fixture.rows(`
    select count(*) filter (where status = 'approved')::int as approved,
      coalesce(sum(amount_cents) filter (where status = 'requested'), 0)::int as requested,
      coalesce(sum(amount_cents) filter (where status = 'paid'), 0)::int as paid from public.payouts`)
  const [ledger] = await fixture.rows(`
    select coalesce(sum(e.amount_cents) filter (where a.kind = 'payout'), 0)::int as on_its_way,
      coalesce(sum(e.amount_cents) filter (where a.kind = 'provider' and t.kind = 'payout_paid'), 0)::int as paid
    from public.ledger_entries e join public.ledger_accounts a on a.id = e.account_id
    join public.ledger_transfers t on t.id = e.transfer_id`)
  const [bank] = await fixture.rows(`
    select coalesce(sum(amount_cents) filter (where failure_code is null), 0)::int as paid from payments_test.payouts`)
  expect(open).toMatchObject({ approved: 0, requested: (ledger as { on_its_way: number }).on_its_way })
  expect({ ledger: (ledger as { paid: number }).paid, bank: (bank as { paid: number }).paid }).toEqual({
    ledger: (open as { paid: number }).paid,
    bank: (open as { paid: number }).paid,
  })
  expect((open as { paid: number }).paid).toBeGreaterThan(0)
}, 120_000)
