import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AdjustmentPreview } from '#contract/adjustments.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { holdDeposits } from '#server/money/tasks/hold-deposits.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
let second: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture({ env: { ADJUSTMENT_TWO_PEOPLE_CENTS: '1500' } })
  t.deps.log.warn = () => {}
  admin = await t.user({ name: 'Ada Admin', roles: ['admin'] })
  second = await t.user({ name: 'Bo Admin', roles: ['admin'] })
})
afterEach(() => t.close())

const fetch = async (request: Request) => t.app.fetch(request)
async function settle() {
  for (let turn = 0; turn < 2; turn++) {
    await holdDeposits.run(t.deps, fetch)
    await settleDue(t.deps)
  }
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
}

/** A paid rental of two days at 10 € each, with a deposit. */
async function rental(state: 'confirmed' | 'picked_up' | 'returned' | 'completed'): Promise<string> {
  const item = await t.another({ depositCents: 5_000, isInstant: true })
  const started = await t.pay(t.renter, [t.line(item, 1)])
  const { value } = await t.complete(t.renter, started)
  const { id } = value!.bookings[0]!
  await settle()
  if (state === 'confirmed') return id
  const [{ start_date }] = (await t.rows('select start_date from public.bookings where id = $1', [id])) as [
    { start_date: Date },
  ]
  t.setNow(start_date)
  await settle()
  expect(await t.say(t.renter, 'pick-up-booking', { id })).toMatchObject({ status: 200 })
  if (state === 'picked_up') return id
  t.setNow(DAY_MS)
  expect(await t.say(t.owner, 'return-booking', { id })).toMatchObject({ status: 200 })
  if (state === 'returned') return id
  const early = { id, reason: 'Both agree' }
  expect(await t.say(admin, 'complete-booking-early', early)).toMatchObject({
    value: { status: 'completed' },
  })
  await settle()
  return id
}

type Kind = 'refund' | 'goodwill' | 'credit' | 'deposit_release' | 'deposit_capture'
const propose = (bookingId: string, kind: Kind, cents: number, as = admin, id: string = randomUUID()) =>
  t.say<{ id: string; status: string }>(as, 'propose-adjustment', {
    id,
    bookingId,
    kind,
    cents,
    reason: 'A battery was missing',
  })
const balances = async () =>
  Object.fromEntries(
    (
      await t.rows<{ kind: string; cents: number }>(
        `select a.kind, sum(e.amount_cents)::int as cents from public.ledger_entries e
         join public.ledger_accounts a on a.id = e.account_id group by a.kind having sum(e.amount_cents) <> 0`,
      )
    ).map(({ kind, cents }) => [kind, cents]),
  )
const atProvider = async () =>
  (
    await t.rows<{ captured: number; refunded: number }>(
      `select sum(captured_cents)::int as captured, sum(refunded_cents)::int as refunded from payments_test.payments`,
    )
  )[0]
const told = async () =>
  (
    await t.rows<{ recipient: string }>(
      `select recipient from public.outbox where template = 'booking-adjusted' order by recipient`,
    )
  ).map(({ recipient }) => recipient)

describe('a refund by hand', () => {
  it('before the pick-up takes what the lender would have earned', async () => {
    const id = await rental('confirmed')
    expect(await propose(id, 'refund', 600)).toMatchObject({ value: { status: 'done' } })
    await settle()
    expect(await atProvider()).toEqual({ captured: 2_000, refunded: 600 })
    expect(await balances()).toEqual({ provider: -1_400, renter: 1_400 })
    t.setNow(DAY_MS)
    await settle()
    await t.say(t.renter, 'pick-up-booking', { id })
    expect(await balances()).toEqual({ provider: -1_400, lender_pending: 1_400 })
    expect(await told()).toEqual([t.owner.email, t.renter.email].toSorted())
  })

  it('before a release takes what is owed to the lender, and the fee is of the rest', async () => {
    const id = await rental('returned')
    await propose(id, 'refund', 1_000)
    await settle()
    expect(await balances()).toEqual({ provider: -1_000, lender_pending: 1_000 })
    await t.say(admin, 'complete-booking-early', { id, reason: 'Both agree' })
    expect(await balances()).toEqual({ provider: -1_000, lender: 850, platform: 150 })
  })

  it('after it takes the lender’s share and the platform’s fee', async () => {
    const id = await rental('completed')
    expect(await balances()).toEqual({ provider: -2_000, lender: 1_700, platform: 300 })
    await propose(id, 'refund', 1_000)
    await settle()
    expect(await balances()).toEqual({ provider: -1_000, lender: 850, platform: 150 })
  })

  it('is refused where the lender was paid out; goodwill is not', async () => {
    const id = await rental('completed')
    await t.rows(`insert into public.ledger_transfers (kind, once_key, at) values ('test', 'spent', now())`)
    await t.rows(`with spent as (select id from public.ledger_transfers where once_key = 'spent')
      insert into public.ledger_entries (transfer_id, account_id, amount_cents)
      select spent.id, a.id, case a.kind when 'lender' then -1700 else 1700 end
      from spent, public.ledger_accounts a where a.kind in ('lender', 'provider')`)
    const refused = { status: 409, code: 'ADJUSTMENT_NOT_COVERED', details: { availableCents: 0 } }
    expect(await propose(id, 'refund', 1_000)).toMatchObject(refused)
    expect(await propose(id, 'goodwill', 1_000)).toMatchObject({ value: { status: 'done' } })
    await settle()
    expect(await balances()).toEqual({ provider: 700, platform: -700 })
    expect(await told()).toContain(t.renter.email)
  })

  it('counts when the rental is called off later', async () => {
    const id = await rental('confirmed')
    await propose(id, 'refund', 600)
    await settle()
    const cancelled = await t.say(admin, 'cancel-booking-for', {
      id,
      side: 'owner',
      reason: 'The item broke',
    })
    expect(cancelled).toMatchObject({ value: { status: 'cancelled' } })
    await settle()
    expect(await atProvider()).toEqual({ captured: 2_000, refunded: 2_000 })
    expect(await balances()).toEqual({})
  })

  it('never gives back more than was captured, whoever asks at once', async () => {
    const id = await rental('picked_up')
    const same = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => propose(id, 'refund', 700, admin, same)),
      propose(id, 'goodwill', 700, second),
      propose(id, 'goodwill', 700, admin),
    ])
    for (const { value, code } of answers) expect(value?.status ?? code).toMatch(/^(done|proposed|ADJUST)/)
    await settle()
    const { refunded } = (await atProvider())!
    expect(refunded).toBeLessThanOrEqual(2_000)
    expect(await t.rows('select id from public.adjustments where id = $1', [same])).toHaveLength(1)
    expect(await propose(id, 'goodwill', 2_001)).toMatchObject({ code: 'ADJUSTMENT_TOO_HIGH' })
  })

  it('is bounded by the database as well', async () => {
    const id = await rental('confirmed')
    const insert = (cents: number) =>
      t.rows(
        `insert into public.refunds (payment_id, booking_id, amount_cents, reason)
         select c.payment_id, c.booking_id, $2, 'by_hand' from public.captures c where c.booking_id = $1`,
        [id, cents],
      )
    await insert(1_500)
    await expect(insert(501)).rejects.toMatchObject({ code: 'LA053', constraint: 'refunds_at_most_captured' })
    await insert(500)
  })
})

describe('two people', () => {
  it('move a large sum, and parts of it', async () => {
    const id = await rental('completed')
    expect(await propose(id, 'goodwill', 800)).toMatchObject({ value: { status: 'done' } })
    const { value } = await propose(id, 'credit', 700)
    expect(value).toMatchObject({ status: 'proposed' })
    const decide = (as: TestUser, decision: string) =>
      t.say(as, 'decide-adjustment', { id: value!.id, version: 0, decision })
    expect(await decide(admin, 'approve')).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
    const before = await balances()
    const approved = await t.app.request('/functions/v1/decide-adjustment', {
      method: 'POST',
      headers: { authorization: `Bearer ${second.token}`, 'user-agent': 'Fox' },
      body: JSON.stringify({ id: value!.id, version: 0, decision: 'approve' }),
    })
    expect(approved.status).toBe(200)
    expect((await balances()).lender).toBe(before.lender! + 700)
    expect(await decide(second, 'approve')).toMatchObject({ status: 200 })
    expect((await balances()).lender).toBe(before.lender! + 700)
    const log = await t.rows<{ action: string; device: string }>(
      'select action, device from public.audit_log order by id',
    )
    expect(log.map(({ action, device }) => `${action} ${device}`)).toEqual([
      'complete-booking-early null',
      'make-adjustment null',
      'propose-adjustment null',
      'approve-adjustment Fox',
    ])
    const asked = await t.rows(`select recipient from public.outbox where template = 'work-waiting'`)
    expect(asked).toEqual([{ recipient: second.email }])
  })

  it('are held by the database, and none of them takes part in the rental', async () => {
    const id = await rental('completed')
    const { value } = await propose(id, 'credit', 1_600)
    await expect(
      t.rows(`update public.adjustments set status = 'done', decided_by = proposed_by where id = $1`, [
        value!.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'adjustments_two_people' })
    await t.rows(`update public.profiles set roles = roles || '{admin}' where id = $1`, [t.owner.id])
    expect(await propose(id, 'credit', 100, t.owner)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
    const own = { id: value!.id, decision: 'approve' }
    expect(await t.say(t.owner, 'decide-adjustment', own)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  })
})

describe('a deposit', () => {
  it('is released in part, and as a whole', async () => {
    const id = await rental('picked_up')
    const held = () => t.rows('select status, amount_cents from public.deposits where booking_id = $1', [id])
    expect(await propose(id, 'deposit_release', 1_000)).toMatchObject({ value: { status: 'done' } })
    await settle()
    expect(await held()).toEqual([{ status: 'held', amount_cents: 4_000 }])
    const { value } = await propose(id, 'deposit_release', 4_000)
    await t.say(second, 'decide-adjustment', { id: value!.id, version: 0, decision: 'approve' })
    await settle()
    expect(await held()).toMatchObject([{ status: 'released' }])
    expect(await propose(id, 'deposit_capture', 100)).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('is taken for the lender, once', async () => {
    const id = await rental('picked_up')
    await propose(id, 'deposit_capture', 1_200)
    await settle()
    expect(await balances()).toMatchObject({ lender: 1_200, provider: -3_200 })
    expect(await propose(id, 'deposit_capture', 100)).toMatchObject({ code: 'WRONG_STATE' })
  })
})

describe('a preview', () => {
  it('says what moves on which account, and how much could', async () => {
    const id = await rental('completed')
    const preview = async (kind: Kind, cents: number) =>
      (await t.say<AdjustmentPreview>(admin, 'preview-adjustment', { bookingId: id, kind, cents })).value
    expect(await preview('refund', 1_000)).toEqual({
      maxCents: 2_000,
      needsTwo: false,
      entries: [
        { account: 'lender', cents: -850 },
        { account: 'platform', cents: -150 },
        { account: 'provider', cents: 1_000 },
      ],
    })
    expect(await preview('goodwill', 1_500)).toMatchObject({ needsTwo: true })
    expect(await preview('deposit_capture', 5)).toEqual({ maxCents: 0, needsTwo: false, entries: [] })
    expect(await t.rows('select id from public.adjustments')).toEqual([])
  })
})

it('sends the mail about what was booked once more, once a minute', async () => {
  const id = await rental('confirmed')
  const mails = () =>
    t.rows(`select recipient from public.outbox where template = 'order-booked' and recipient = $1`, [
      t.renter.email,
    ])
  expect(await mails()).toHaveLength(1)
  for (let click = 0; click < 2; click++) await t.say(admin, 'resend-booking-mail', { id, side: 'renter' })
  expect(await mails()).toHaveLength(2)
  t.setNow(HOUR_MS)
  await t.say(admin, 'resend-booking-mail', { id, side: 'renter' })
  expect(await mails()).toHaveLength(3)
})
