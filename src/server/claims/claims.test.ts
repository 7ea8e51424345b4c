import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { runTask } from '#server/areas.ts'
import { completeReturned } from '#server/booking/tasks/complete-returned.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { holdDeposits } from '#server/money/tasks/hold-deposits.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestUser } from '#server/testing/app.ts'
import { claim } from './claim.ts'
import { lapseClaims } from './tasks/lapse-claims.ts'

let t: CheckoutFixture
let moderator: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
  moderator = await t.user({ roles: ['moderator'] })
})
afterEach(() => t.close())

interface Claim {
  id: string
  status: string
  version: number
}
const say = (as: TestUser, name: string, body: object) => t.say<Claim>(as, name, body)
const fetchApp = async (request: Request) => t.app.fetch(request)

async function settle() {
  await holdDeposits.run(t.deps, fetchApp)
  await settleDue(t.deps)
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
}

/** A rental of 2 days at 10 € with a deposit of 50 €, paid. */
async function book(): Promise<{ id: string; start: Date; end: Date }> {
  const item = await t.another({ depositCents: 5_000 })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 2)]))
  await settle()
  const [row] = await t.rows<{ id: string; start_date: Date; end_date: Date }>(
    'select id, start_date, end_date from public.bookings order by number desc limit 1',
  )
  return { id: row!.id, start: row!.start_date, end: row!.end_date }
}

async function pickedUp() {
  const rental = await book()
  t.setNow(rental.start)
  // The deposit is reserved the day before.
  await settle()
  await say(t.renter, 'pick-up-booking', { id: rental.id })
  return rental
}

async function returned(lateMs = 0) {
  const rental = await pickedUp()
  t.setNow(new Date(rental.end.getTime() + lateMs))
  await say(t.owner, 'return-booking', { id: rental.id })
  await settle()
  return rental
}

const open = (as: TestUser, bookingId: string, change: object = {}) =>
  say(as, 'open-claim', {
    bookingId,
    kind: 'damage',
    amountCents: 3_000,
    description: 'The chuck is bent',
    ...change,
  })
async function opened(change: object = {}) {
  const { id: bookingId } = await returned()
  const { value } = await open(t.owner, bookingId, change)
  return { bookingId, id: value!.id }
}
const claimOf = async (bookingId: string) =>
  (
    await t.rows<Record<string, unknown>>(
      'select kind, status, amount_cents, offer_cents, award_cents from public.claims where booking_id = $1',
      [bookingId],
    )
  )[0]
const statusOf = async (id: string) =>
  (await t.rows<{ status: string }>('select status from public.bookings where id = $1', [id]))[0]!.status
const mails = (step: string) =>
  t.rows<{ to: string }>(
    `select data ->> 'to' as to from public.outbox where template = 'claim-changed' and data ->> 'step' = $1 order by 1`,
    [step],
  )
const BOTH = [{ to: 'claimant' }, { to: 'respondent' }]

describe('opening a claim', () => {
  it('disputes the rental, tells both and holds the lender’s money back', async () => {
    const { bookingId } = await opened()
    expect(await statusOf(bookingId)).toBe('disputed')
    expect(await claimOf(bookingId)).toEqual({
      kind: 'damage',
      status: 'open',
      amount_cents: 3_000,
      offer_cents: null,
      award_cents: null,
    })
    expect(await mails('opened')).toEqual(BOTH)
    t.setNow(60 * HOUR_MS)
    await completeReturned.run(t.deps, fetchApp)
    expect(await statusOf(bookingId)).toBe('disputed')
    expect(await t.rows(`select 1 from public.ledger_transfers where kind = 'release'`)).toEqual([])
  })

  it('is refused to the renter, to strangers, for too much, twice and after 48 hours', async () => {
    const { id } = await returned()
    expect(await open(t.renter, id)).toMatchObject({ status: 409, code: 'CLAIM_NOT_POSSIBLE' })
    expect(await open(await t.user(), id)).toMatchObject({ status: 404 })
    expect(await open(t.owner, id, { amountCents: 7_001 })).toMatchObject({
      code: 'CLAIM_TOO_HIGH',
      details: { maxCents: 7_000 },
    })
    expect(await open(t.owner, id, { kind: 'late' })).toMatchObject({ code: 'BAD_INPUT' })
    expect(await open(t.owner, id)).toMatchObject({ status: 200 })
    expect(await open(t.owner, id)).toMatchObject({ status: 409, code: 'CLAIM_EXISTS' })
    t.setNow(48 * HOUR_MS)
    expect(await open(t.owner, id, { kind: 'missing' })).toMatchObject({ code: 'CLAIM_NOT_POSSIBLE' })
  })

  it('asks together with the other claims on its rental for deposit and price at the most', async () => {
    const { id } = await returned(90 * 60_000)
    // The late return has 1.25 € already.
    expect(await open(t.owner, id, { amountCents: 6_876 })).toMatchObject({
      code: 'CLAIM_TOO_HIGH',
      details: { maxCents: 6_875 },
    })
    const { value } = await open(t.owner, id, { amountCents: 6_875 })
    const missing = (amountCents: number) => open(t.owner, id, { kind: 'missing', amountCents })
    expect(await missing(1)).toMatchObject({ code: 'CLAIM_TOO_HIGH', details: { maxCents: 0 } })
    await say(t.renter, 'counter-claim', { id: value!.id, offerCents: 1_000 })
    expect(await missing(1)).toMatchObject({ details: { maxCents: 0 } })
    await say(t.owner, 'accept-claim', { id: value!.id })
    expect(await missing(5_876)).toMatchObject({ details: { maxCents: 5_875 } })
    expect(await missing(5_875)).toMatchObject({ status: 200 })
  })

  it('stays within deposit and price when both kinds are reported at the same moment', async () => {
    const { id } = await returned()
    const answers = await Promise.all([
      open(t.owner, id, { amountCents: 7_000 }),
      open(t.owner, id, { kind: 'missing', amountCents: 7_000 }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['CLAIM_TOO_HIGH', undefined])
  })

  it('asks anew for what a claim that was taken back leaves', async () => {
    // The late return keeps the rental in dispute.
    const { id } = await returned(90 * 60_000)
    const { value } = await open(t.owner, id, { amountCents: 6_875 })
    const missing = () => open(t.owner, id, { kind: 'missing', amountCents: 6_875 })
    expect(await missing()).toMatchObject({ code: 'CLAIM_TOO_HIGH', details: { maxCents: 0 } })
    await say(t.owner, 'withdraw-claim', { id: value!.id })
    expect(await missing()).toMatchObject({ status: 200 })
  })

  it('leaves a late return nothing where the lender has claimed all of it before', async () => {
    const { id, end } = await pickedUp()
    t.setNow(new Date(end.getTime() + 5 * HOUR_MS))
    await say(t.owner, 'return-booking', { id })
    await open(t.owner, id, { amountCents: 6_999 })
    await settle()
    expect(await t.rows('select kind, amount_cents from public.claims order by 1')).toEqual([
      { kind: 'damage', amount_cents: 6_999 },
      { kind: 'late', amount_cents: 1 },
    ])
  })

  it('has one effect when the lender sends it twice at once and the clock completes the rental', async () => {
    const { id } = await returned()
    const answers = await Promise.all([open(t.owner, id), open(t.owner, id), open(t.owner, id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await t.rows('select 1 from public.claims')).toHaveLength(1)
  })

  it('lets a lender report an item missing that is three days overdue', async () => {
    const { id, end } = await pickedUp()
    t.setNow(new Date(end.getTime() + 3 * DAY_MS - 60_000))
    expect(await open(t.owner, id, { kind: 'missing' })).toMatchObject({ code: 'CLAIM_NOT_POSSIBLE' })
    t.setNow(61_000)
    expect(await open(t.owner, id, { kind: 'missing', amountCents: 7_000 })).toMatchObject({
      status: 200,
    })
    expect(await statusOf(id)).toBe('disputed')
  })

  it('keeps photos of the opener’s own folder, and no others', async () => {
    const { id } = await returned()
    const path = `${id}/${t.owner.id}/chuck.png`
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const bucket = (as: TestUser) => t.client({ as }).storage.from('claims')
    const options = { contentType: 'image/png' }
    expect((await bucket(t.owner).upload(path, picture, options)).error).toBeNull()
    expect(
      (await bucket(t.renter).upload(`${id}/${t.owner.id}/y.png`, picture, options)).error,
    ).not.toBeNull()
    expect(
      (
        await bucket(t.owner).upload(`${id}/${t.owner.id}/x.pdf`, Buffer.from('%PDF-1.4'), {
          contentType: 'application/pdf',
        })
      ).error,
    ).not.toBeNull()
    expect((await bucket(moderator).download(path)).error).not.toBeNull()
    expect(await open(t.owner, id, { photos: [`${id}/${t.renter.id}/z.png`] })).toMatchObject({
      code: 'DOCUMENT_MISSING',
    })
    expect(await open(t.owner, id, { photos: [path, path] })).toMatchObject({ status: 200 })
    expect(await t.rows('select path from public.claim_evidence')).toEqual([{ path }])
    expect((await bucket(moderator).download(path)).error).toBeNull()
    expect((await bucket(t.renter).download(path)).error).toBeNull()
    expect((await bucket(await t.user()).download(path)).error).not.toBeNull()
    await bucket(t.owner).remove([path])
    expect((await bucket(t.owner).download(path)).error).toBeNull()
  })
})

describe('answering a claim', () => {
  it('ends it with the whole amount when the renter accepts, and completes the rental', async () => {
    const { bookingId, id } = await opened()
    expect(await say(t.owner, 'accept-claim', { id })).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
    expect(await say(moderator, 'accept-claim', { id })).toMatchObject({ code: 'WRONG_ACTOR' })
    expect(await say(t.renter, 'accept-claim', { id, version: 0 })).toMatchObject({
      value: { status: 'settled', version: 1 },
    })
    expect(await claimOf(bookingId)).toMatchObject({ status: 'settled', award_cents: 3_000 })
    expect(await statusOf(bookingId)).toBe('completed')
    expect(await mails('settled')).toEqual(BOTH)
    expect(await say(t.renter, 'accept-claim', { id })).toMatchObject({ status: 200 })
    await settle()
    expect(await t.rows('select status, captured_cents from public.deposits')).toEqual([
      { status: 'captured', captured_cents: 3_000 },
    ])
    expect(
      await t.rows(`select status, captured_cents from payments_test.payments where amount_cents = 5000`),
    ).toEqual([{ status: 'captured', captured_cents: 3_000 }])
    expect(await t.rows(`select 1 from public.ledger_transfers where kind = 'release'`)).toHaveLength(1)
  })

  it('goes to and fro once: a counter-offer is for the claimant to accept', async () => {
    const { bookingId, id } = await opened()
    expect(await say(t.renter, 'counter-claim', { id, offerCents: 3_000 })).toMatchObject({
      code: 'CLAIM_TOO_HIGH',
      details: { maxCents: 2_999 },
    })
    expect(await say(t.owner, 'counter-claim', { id, offerCents: 1_000 })).toMatchObject({
      code: 'WRONG_ACTOR',
    })
    await say(t.renter, 'counter-claim', { id, offerCents: 1_000, message: 'It was bent before' })
    expect(await mails('countered')).toEqual(BOTH)
    expect(await say(t.renter, 'accept-claim', { id })).toMatchObject({ code: 'WRONG_ACTOR' })
    await say(t.owner, 'accept-claim', { id })
    expect(await claimOf(bookingId)).toMatchObject({
      status: 'settled',
      offer_cents: 1_000,
      award_cents: 1_000,
    })
  })

  it('has one effect when accept, counter, dispute and withdraw race', async () => {
    const { id } = await opened()
    await Promise.all([
      say(t.renter, 'accept-claim', { id, version: 0 }),
      say(t.renter, 'counter-claim', { id, offerCents: 10, version: 0 }),
      say(t.renter, 'dispute-claim', { id, version: 0 }),
      say(t.owner, 'withdraw-claim', { id, version: 0 }),
    ])
    expect(await t.rows(`select 1 from public.claim_events where transition <> 'open'`)).toHaveLength(1)
  })

  it('is refused after the deadline: silence agrees with what was written last', async () => {
    const { bookingId, id } = await opened()
    await say(t.renter, 'counter-claim', { id, offerCents: 1_000 })
    t.setNow(72 * HOUR_MS - 60_000)
    await lapseClaims.run(t.deps, fetchApp)
    expect(await claimOf(bookingId)).toMatchObject({ status: 'countered' })
    t.setNow(61_000)
    expect(await say(t.owner, 'dispute-claim', { id })).toMatchObject({ code: 'WRONG_STATE' })
    await Promise.all([lapseClaims.run(t.deps, fetchApp), lapseClaims.run(t.deps, fetchApp)])
    expect(await claimOf(bookingId)).toMatchObject({ status: 'settled', award_cents: 1_000 })
    expect(await statusOf(bookingId)).toBe('completed')
  })

  it('has a new deadline with the other side’s answer, also where the clock saw the old one pass', async () => {
    const { bookingId, id } = await opened()
    t.setNow(72 * HOUR_MS - 60_000)
    await say(t.renter, 'counter-claim', { id, offerCents: 1_000 })
    t.setNow(61_000)
    const lapsed = await inTransaction(t.deps.db, { as: 'service' }, (tx) =>
      transition(tx, t.deps, claim, { id, name: 'lapse', actor: 'clock' }),
    )
    expect(lapsed).toMatchObject({ ok: false, code: 'WRONG_STATE' })
    expect(await claimOf(bookingId)).toMatchObject({ status: 'countered' })
  })

  it('is not needed when the claimant takes it back', async () => {
    const { bookingId, id } = await opened()
    expect(await say(t.renter, 'withdraw-claim', { id })).toMatchObject({ code: 'WRONG_ACTOR' })
    await say(t.owner, 'withdraw-claim', { id })
    expect(await claimOf(bookingId)).toMatchObject({ status: 'withdrawn', award_cents: null })
    expect(await statusOf(bookingId)).toBe('completed')
    expect(await open(t.owner, bookingId)).toMatchObject({ code: 'CLAIM_NOT_POSSIBLE' })
  })
})

describe('deciding on a claim', () => {
  const decide = (as: TestUser, id: string, awardCents = 1_200) =>
    say(as, 'decide-claim', { id, awardCents, reason: 'The photos of the pick-up show half of it.' })
  async function escalated() {
    const claim = await opened()
    await say(t.renter, 'dispute-claim', { id: claim.id, message: 'Not me' })
    return claim
  }

  it('is a moderator’s, with a split and a reason, and stands after seven days', async () => {
    const { bookingId, id } = await escalated()
    expect(await mails('escalated')).toEqual(BOTH)
    expect(await decide(t.owner, id)).toMatchObject({ code: 'WRONG_ACTOR' })
    expect(await decide(t.renter, id)).toMatchObject({ code: 'WRONG_ACTOR' })
    expect(await decide(await t.user(), id)).toMatchObject({ status: 404 })
    expect(await decide(moderator, id, 3_001)).toMatchObject({ code: 'CLAIM_TOO_HIGH' })
    expect(await say(moderator, 'decide-claim', { id, awardCents: 1 })).toMatchObject({ code: 'BAD_INPUT' })
    expect(await decide(moderator, id)).toMatchObject({ value: { status: 'decided' } })
    expect(await mails('decided')).toEqual(BOTH)
    expect(await t.rows('select actor_id, action from public.audit_log')).toEqual([
      { actor_id: moderator.id, action: 'decide-claim' },
    ])
    expect(await statusOf(bookingId)).toBe('disputed')
    t.setNow(7 * DAY_MS + 1_000)
    await lapseClaims.run(t.deps, fetchApp)
    expect(await claimOf(bookingId)).toMatchObject({ status: 'settled', award_cents: 1_200 })
    expect(await statusOf(bookingId)).toBe('completed')
  })

  it('can be appealed once, to an admin, whose word is final', async () => {
    const { bookingId, id } = await escalated()
    await decide(moderator, id)
    expect(await say(t.owner, 'appeal-claim', { id })).toMatchObject({ code: 'BAD_INPUT' })
    await say(t.owner, 'appeal-claim', { id, message: 'The repair cost more' })
    expect(await say(t.renter, 'appeal-claim', { id, message: 'Me too' })).toMatchObject({
      code: 'WRONG_STATE',
    })
    expect(await decide(moderator, id, 3_000)).toMatchObject({ code: 'WRONG_ACTOR' })
    const admin = await t.user({ roles: ['admin'] })
    expect(await decide(admin, id, 2_000)).toMatchObject({ value: { status: 'settled' } })
    expect(await claimOf(bookingId)).toMatchObject({ status: 'settled', award_cents: 2_000 })
    expect(await statusOf(bookingId)).toBe('completed')
  })

  it('is refused to the people of a claim, whatever their roles', async () => {
    await t.rows(`update public.profiles set roles = '{admin}' where id = $1`, [t.owner.id])
    const { id } = await escalated()
    expect(await decide(t.owner, id)).toMatchObject({ code: 'WRONG_ACTOR' })
  })

  it('waits for both claims on a rental before the money moves', async () => {
    const { bookingId, id } = await opened()
    const second = await open(t.owner, bookingId, { kind: 'missing', amountCents: 2_500 })
    await say(t.renter, 'accept-claim', { id })
    expect(await statusOf(bookingId)).toBe('disputed')
    await settle()
    expect(await t.rows('select status from public.deposits')).toEqual([{ status: 'held' }])
    await say(t.renter, 'accept-claim', { id: second.value!.id })
    expect(await statusOf(bookingId)).toBe('completed')
    await settle()
    // 30 € and 25 €: the deposit has 50 €, the rest is charged to the card.
    expect(
      await t.rows('select purpose, captured_cents from public.payments order by created_at, purpose'),
    ).toEqual([
      { purpose: 'rental', captured_cents: 2_000 },
      { purpose: 'deposit', captured_cents: 5_000 },
      { purpose: 'claim', captured_cents: 500 },
    ])
    const [lender] = await t.rows<{ cents: number }>(
      `select sum(e.amount_cents)::int as cents from public.ledger_entries e
       join public.ledger_accounts a on a.id = e.account_id where a.kind = 'lender'`,
    )
    expect(lender).toEqual({ cents: 5_500 + 1_700 })
    // Each award opens to entries of its own, on both sides.
    const awarded = async (as: TestUser, claimId: string) => {
      const { data } = await t
        .client({ as })
        .from('my_ledger_entries')
        .select('amount_cents')
        .eq('claim_id', claimId)
      return data!.reduce((sum, { amount_cents }) => sum + amount_cents!, 0)
    }
    for (const [claimId, cents] of [
      [id, 3_000],
      [second.value!.id, 2_500],
    ] as const) {
      expect(await awarded(t.owner, claimId)).toBe(cents)
      expect(await awarded(t.renter, claimId)).toBe(-cents)
    }
  })
})

describe('a late return', () => {
  it('opens a claim with its calculation by itself, once', async () => {
    const { id } = await returned(90 * 60_000)
    await runTask(t.deps, 'charge-late-return', { bookingId: id })
    // 10 € a day: 62.5 cents for an hour at 150 %.
    expect(await claimOf(id)).toMatchObject({ kind: 'late', status: 'open', amount_cents: 125 })
    expect(await statusOf(id)).toBe('disputed')
    expect(await t.rows('select calculation from public.claims')).toMatchObject([
      { calculation: { lateMinutes: 90, hours: 2, percent: 150, unitPriceCents: 1_000, unitHours: 24 } },
    ])
    expect(await mails('opened')).toEqual(BOTH)
  })

  it('costs nothing within half an hour', async () => {
    const { id } = await returned(30 * 60_000 - 1_000)
    expect(await claimOf(id)).toBeUndefined()
    expect(await statusOf(id)).toBe('returned')
  })

  it('leaves room for a claim of damage beside it', async () => {
    const { id } = await returned(2 * HOUR_MS)
    expect(await open(t.owner, id)).toMatchObject({ status: 200 })
    expect(await t.rows('select kind from public.claims order by 1')).toEqual([
      { kind: 'damage' },
      { kind: 'late' },
    ])
  })
})

describe('a lender who does not come', () => {
  it('pays the price back when they accept or stay silent, and the dates are free again', async () => {
    const { id, start } = await book()
    t.setNow(new Date(start.getTime() + 29 * 60_000))
    const noShow = { kind: 'no_show', amountCents: 2_000 }
    expect(await open(t.renter, id, noShow)).toMatchObject({ code: 'CLAIM_NOT_POSSIBLE' })
    t.setNow(2 * 60_000)
    expect(await open(t.renter, id, { ...noShow, amountCents: 2_001 })).toMatchObject({
      code: 'CLAIM_TOO_HIGH',
    })
    const claim = await open(t.renter, id, noShow)
    expect(await say(t.renter, 'pick-up-booking', { id })).toMatchObject({ code: 'CLAIM_OPEN' })
    expect(await say(t.owner, 'cancel-booking', { id })).toMatchObject({ code: 'CLAIM_OPEN' })
    await say(t.owner, 'accept-claim', { id: claim.value!.id })
    await settle()
    expect(await t.rows('select status, status_reason, refund_cents from public.bookings')).toEqual([
      { status: 'cancelled', status_reason: 'no_show', refund_cents: 2_000 },
    ])
    expect(await t.rows('select 1 from public.calendar_entries where booking_id = $1', [id])).toEqual([])
    expect(await t.rows('select refunded_cents from payments_test.payments')).toEqual([
      { refunded_cents: 2_000 },
    ])
  })

  it('can still hand it over when the renter takes the claim back', async () => {
    const { id, start } = await book()
    t.setNow(new Date(start.getTime() + HOUR_MS))
    await settle()
    const claim = await open(t.renter, id, { kind: 'no_show', amountCents: 2_000 })
    await say(t.renter, 'withdraw-claim', { id: claim.value!.id })
    expect(await say(t.renter, 'pick-up-booking', { id })).toMatchObject({
      value: { status: 'picked_up' },
    })
  })
})

describe('the database', () => {
  it('refuses a claim of strangers, for too much, or without its deadline', async () => {
    const { id } = await returned()
    const insert = (claimant: string, cents: number, due: string) =>
      t.rows(
        `insert into public.claims (booking_id, kind, claimant_id, respondent_id, amount_cents, due_at)
         values ($1, 'damage', $2, $3, $4, ${due})`,
        [id, claimant, t.renter.id, cents],
      )
    const refused = (constraint: string) => ({ code: 'LA043', constraint })
    await expect(insert(moderator.id, 1, 'now()')).rejects.toMatchObject(refused('claims_sides'))
    await expect(insert(t.owner.id, 7_001, 'now()')).rejects.toMatchObject(refused('claims_at_most'))
    await expect(insert(t.owner.id, 1, 'null')).rejects.toMatchObject(refused('claims_whole'))
  })

  it('refuses two claims at the same moment that together ask for too much', async () => {
    const { id } = await returned()
    const [first, second] = [await t.db.pool.connect(), await t.db.pool.connect()]
    try {
      for (const [client, kind] of [[first, 'damage'] as const, [second, 'missing'] as const]) {
        await client.query('begin')
        await client.query(
          `insert into public.claims (booking_id, kind, claimant_id, respondent_id, amount_cents, due_at)
           values ($1, $2, $3, $4, 4000, now())`,
          [id, kind, t.owner.id, t.renter.id],
        )
      }
      await first.query('set constraints all immediate')
      const { rows } = await second.query<{ pid: number }>('select pg_backend_pid() as pid')
      const waiting = second.query('set constraints all immediate').catch((error: unknown) => error)
      await expect
        .poll(() => t.rows('select pg_blocking_pids($1) as by', [rows[0]!.pid]))
        .toEqual([{ by: [expect.any(Number)] }])
      await first.query('commit')
      expect(await waiting).toMatchObject({ code: 'LA043', constraint: 'claims_at_most' })
    } finally {
      await first.query('rollback')
      await second.query('rollback')
      first.release()
      second.release()
    }
  })

  it('refuses a status that no transition leads to', async () => {
    const { id } = await opened()
    await expect(
      t.rows(`update public.claims set status = 'decided' where id = $1`, [id]),
    ).rejects.toMatchObject({
      code: 'LA010',
    })
  })
})
