import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS } from '#server/checkout/testing/steps.ts'
import { settleDispute } from '#server/money/settle-dispute.ts'
import { reconcilePayments } from '#server/money/tasks/reconcile-payments.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { findConditions } from '#server/operations/alerts/find-conditions.ts'
import { deliverTestWebhooks } from '#server/play-money/tasks/deliver-test-webhooks.ts'
import type { TestUser } from '#server/testing/app.ts'
import { remindOfDeadline } from './tasks/remind-of-deadline.ts'

const DISPUTED = '4000 0000 0000 0259'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
  admin = await t.user({ name: 'Ada Admin', roles: ['admin'] })
})
afterEach(() => t.close())

const alerts = async () => (await findConditions(t.deps, 0)).filter(({ name }) => name === 'payment-disputed')

const fetch = async (request: Request) => t.app.fetch(request)
async function settle({ webhooks = true } = {}) {
  await settleDue(t.deps)
  if (webhooks) await deliverTestWebhooks.run(t.deps, fetch)
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
}

/** A rental of two days at 10 € each whose payment is disputed as soon as it is captured. */
async function rental(webhooks = true, fromDays = 1): Promise<string> {
  const item = await t.another({ isInstant: true })
  const { value } = await t.complete(t.renter, await t.pay(t.renter, [t.line(item, fromDays)], DISPUTED))
  await settle({ webhooks })
  return value!.bookings[0]!.id
}
/** It is picked up, comes back, and the time for reports passes. */
async function complete(id: string) {
  t.setNow(DAY_MS + 1)
  expect(await t.say(t.renter, 'pick-up-booking', { id })).toMatchObject({ status: 200 })
  t.setNow(DAY_MS)
  expect(await t.say(t.owner, 'return-booking', { id })).toMatchObject({ status: 200 })
  expect(await t.say(admin, 'complete-booking-early', { id, reason: 'Both agree' })).toMatchObject({
    status: 200,
  })
}

const dispute = async () =>
  (
    await t.rows<{ id: string; status: string; withdrawn_cents: number; version: number }>(
      'select id, status, withdrawn_cents::int, version from public.disputes',
    )
  )[0]!
const balances = async () =>
  Object.fromEntries(
    (
      await t.rows<{ kind: string; cents: number }>(
        `select a.kind, sum(e.amount_cents)::int as cents from public.ledger_entries e
         join public.ledger_accounts a on a.id = e.account_id group by a.kind having sum(e.amount_cents) <> 0`,
      )
    ).map(({ kind, cents }) => [kind, cents]),
  )
const submit = async (note = '') =>
  t.say(admin, 'submit-dispute-evidence', { id: (await dispute()).id, note })
const resolve = async (bearer: 'platform' | 'lender', as = admin) =>
  t.say(as, 'resolve-dispute', { id: (await dispute()).id, bearer, reason: 'As the evidence shows' })
async function lose() {
  await submit('losing_evidence')
  t.setNow(61_000)
  await settle()
}

const waiting = async (as: TestUser) => {
  const { data } = await t.client({ as }).rpc('open_decisions')
  return data?.find(({ queue }) => queue === 'disputes')?.waiting
}

describe('a dispute', () => {
  it('waits in a queue of those who work on payments while it needs evidence or a decision', async () => {
    const moderator = await t.user({ roles: ['moderator'] })
    const finance = await t.user({ name: 'Fin' })
    await t.rows(`update public.profiles set duties = '{finance}' where id = $1`, [finance.id])
    await rental()
    expect([await waiting(admin), await waiting(finance), await waiting(moderator)]).toEqual([1, 1, 0])
    await submit('losing_evidence')
    expect(await waiting(finance)).toBe(0)
    t.setNow(61_000)
    await settle()
    expect(await waiting(finance)).toBe(1)
    await resolve('platform')
    expect(await waiting(finance)).toBe(0)
  })

  it('is written down with the webhook, moves the money, and tells both sides and the admins', async () => {
    await rental()
    expect(await dispute()).toMatchObject({ status: 'needs_response', withdrawn_cents: 2_000 })
    expect(await balances()).toEqual({ renter: 2_000, platform: -2_000 })
    const mails = await t.rows<{ recipient: string; template: string }>(
      `select recipient, template from public.outbox where template in ('payment-disputed', 'work-waiting')`,
    )
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [admin.email, t.owner.email, t.renter.email].toSorted(),
    )
    await t.rows(`update payments_test.events set delivered_at = null where type = 'dispute.created'`)
    await t.rows('delete from public.payment_events')
    await settle()
    expect(await t.rows('select id from public.disputes')).toHaveLength(1)
    expect(await balances()).toEqual({ renter: 2_000, platform: -2_000 })
  })

  it('moves the money as often as the bank takes and gives it back', async () => {
    await rental()
    const [row] = await t.rows<{ payment_id: string; provider_dispute_id: string }>(
      'select payment_id, provider_dispute_id from public.disputes',
    )
    const seen = await t.deps.payments.retrieveDispute(row!.provider_dispute_id)
    for (const withdrawnCents of [0, 0, 1_500, 2_000, 2_000])
      await settleDispute(t.deps, row!.payment_id, { ...seen, withdrawnCents })
    expect(await balances()).toEqual({ renter: 2_000, platform: -2_000 })
    await settleDispute(t.deps, row!.payment_id, { ...seen, withdrawnCents: 500 })
    expect(await balances()).toEqual({ renter: 2_000, platform: -500, provider: -1_500 })
  })

  it('takes over another deadline of the provider, and that there is none any more', async () => {
    await rental()
    const [row] = await t.rows<{ payment_id: string; provider_dispute_id: string }>(
      'select payment_id, provider_dispute_id from public.disputes',
    )
    const seen = await t.deps.payments.retrieveDispute(row!.provider_dispute_id)
    const due = async () =>
      (await t.rows<{ at: Date | null }>('select evidence_due_at as at from public.disputes'))[0]!.at
    for (const evidenceDueAt of ['2027-01-02T03:04:05.000Z', null]) {
      await settleDispute(t.deps, row!.payment_id, { ...seen, evidenceDueAt })
      expect((await due())?.toISOString() ?? null).toBe(evidenceDueAt)
    }
  })

  it('that is won gives the money back, and what the rental earned is released then', async () => {
    const id = await rental()
    await complete(id)
    expect(await balances()).toEqual({ lender_pending: 2_000, platform: -2_000 })
    expect(await submit('The statements are sealed')).toMatchObject({ status: 200 })
    expect(await dispute()).toMatchObject({ status: 'under_review', withdrawn_cents: 2_000 })
    expect(await submit()).toMatchObject({ code: 'WRONG_STATE' })
    t.setNow(61_000)
    await settle()
    expect(await dispute()).toMatchObject({ status: 'won', withdrawn_cents: 0 })
    expect(await balances()).toEqual({ provider: -2_000, lender: 1_700, platform: 300 })
    expect(
      await t.rows(`select action from public.audit_log where action = 'submit-dispute-evidence'`),
    ).toEqual([{ action: 'submit-dispute-evidence' }])
  })

  it('that nobody answers is lost, and held until an admin has the platform bear it', async () => {
    const id = await rental()
    await complete(id)
    expect(await alerts()).toEqual([])
    t.setNow(4 * DAY_MS)
    await remindOfDeadline.run(t.deps, fetch)
    await remindOfDeadline.run(t.deps, fetch)
    const reminders = `select recipient from public.outbox where once_key like 'work-waiting:dispute:%:due:%'`
    expect(await t.rows(reminders)).toEqual([{ recipient: admin.email }])
    expect(await alerts()).toContainEqual(expect.objectContaining({ name: 'payment-disputed', level: 1 }))
    t.setNow(4 * DAY_MS)
    await settle()
    expect(await dispute()).toMatchObject({ status: 'lost', withdrawn_cents: 2_000 })
    expect(await balances()).toEqual({ lender_pending: 2_000, platform: -2_000 })
    expect(await resolve('platform')).toMatchObject({ value: { status: 'carried' } })
    expect(await balances()).toEqual({ lender: 1_700, platform: -1_700 })
    expect(await resolve('lender')).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('that was lost is taken from what the lender earned, before the release and after it', async () => {
    const id = await rental()
    await complete(id)
    await lose()
    expect(await resolve('lender')).toMatchObject({ value: { status: 'recovered' } })
    expect(await balances()).toEqual({})
  })

  it('keeps what is called off meanwhile, and refunds it once it is won', async () => {
    const id = await rental()
    const cancelled = await t.say(t.owner, 'cancel-booking', { id })
    expect(cancelled).toMatchObject({ value: { status: 'cancelled' } })
    await settle()
    expect(await t.rows('select id from public.refunds')).toEqual([])
    await submit()
    t.setNow(61_000)
    await settle()
    await settle()
    expect(await t.rows('select amount_cents::int, status from public.refunds')).toEqual([
      { amount_cents: 2_000, status: 'refunded' },
    ])
    expect(await balances()).toEqual({})
  })

  it('holds a refund that was asked for before it came, until it is won', async () => {
    const id = await rental(false)
    await t.say(t.owner, 'cancel-booking', { id })
    await deliverTestWebhooks.run(t.deps, fetch)
    const said: (string | undefined)[] = []
    t.deps.log.warn = (_: unknown, text?: string) => void said.push(text)
    await settle()
    // The provider would refuse it, again and again until it were given up.
    expect(said).not.toContain('task failed')
    const refunds = () => t.rows<{ status: string }>('select status from public.refunds')
    expect(await refunds()).toEqual([{ status: 'requested' }])
    await submit()
    t.setNow(61_000)
    await settle()
    await settle()
    expect(await refunds()).toEqual([{ status: 'refunded' }])
    expect(await balances()).toEqual({})
  })

  it('that is won refunds what was called off beside what was given as goodwill, where the first try failed', async () => {
    const id = await rental(false, 3)
    const half = JSON.stringify({ refunds: [{ hours: 24, percent: 50 }] })
    await t.rows('update public.bookings set terms = terms || $2::jsonb where id = $1', [id, half])
    t.setNow(2 * 60 * 60_000)
    await t.say(t.renter, 'cancel-booking', { id })
    await t.rows(`update public.refunds set status = 'failed' where booking_id = $1`, [id])
    const given = { id: randomUUID(), bookingId: id, kind: 'goodwill', cents: 500, reason: 'It took long' }
    expect(await t.say(admin, 'propose-adjustment', given)).toMatchObject({ value: { status: 'done' } })
    await deliverTestWebhooks.run(t.deps, fetch)
    await submit()
    t.setNow(61_000)
    await settle()
    await settle()
    const refunds =
      'select reason, amount_cents::int as cents, status from public.refunds order by created_at'
    expect(await t.rows(refunds)).toMatchObject([
      { cents: 1_000, status: 'failed' },
      { reason: 'goodwill', cents: 500, status: 'refunded' },
      { reason: 'dispute_won', cents: 1_000, status: 'refunded' },
    ])
  })

  it('that was lost has given back what was called off', async () => {
    const id = await rental()
    await t.say(t.owner, 'cancel-booking', { id })
    await lose()
    expect(await resolve('platform')).toMatchObject({ status: 200 })
    expect(await balances()).toEqual({})
    expect(await t.rows('select id from public.refunds')).toEqual([])
  })

  it.each([
    ['platform', 'after its end'],
    ['platform', 'before its end'],
    ['lender', 'after its end'],
    ['lender', 'before its end'],
  ] as const)(
    'that was lost, and is borne by the %s, has given back what was refunded by hand %s',
    async (bearer, when) => {
      const id = await rental(false)
      if (when === 'after its end') await complete(id)
      const given = { id: randomUUID(), bookingId: id, kind: 'refund', cents: 500, reason: 'It was dirty' }
      expect(await t.say(admin, 'propose-adjustment', given)).toMatchObject({ value: { status: 'done' } })
      // The bank takes it all back before the refund is sent.
      await deliverTestWebhooks.run(t.deps, fetch)
      await settle()
      expect(await t.rows('select status from public.refunds')).toEqual([{ status: 'requested' }])
      if (when === 'before its end') await complete(id)
      await lose()
      expect(await t.rows('select status from public.refunds')).toEqual([{ status: 'failed' }])
      expect(await resolve(bearer)).toMatchObject({ status: 200 })
      expect(await balances()).toEqual(bearer === 'lender' ? {} : { platform: -1_275, lender: 1_275 })
    },
  )

  it('of which no webhook came is found when payments are compared', async () => {
    await rental(false)
    expect(await t.rows('select id from public.disputes')).toEqual([])
    await t.rows(`update public.payments set updated_at = now() - interval '1 day'`)
    t.setNow(DAY_MS / 2)
    await reconcilePayments.run(t.deps, fetch)
    expect(await dispute()).toMatchObject({ status: 'needs_response', withdrawn_cents: 2_000 })
    expect(await t.rows('select kind from public.payment_discrepancies where mended_at is null')).toEqual([])
  })

  it('is decided on by nobody who takes part in the rental', async () => {
    await rental()
    await t.rows(`update public.profiles set roles = roles || '{admin}' where id = $1`, [t.owner.id])
    const { id } = await dispute()
    const own = await t.say(t.owner, 'submit-dispute-evidence', { id, note: '' })
    expect(own).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  })
})

it('draws its evidence as PDF, also of a rental that has not begun', async () => {
  const id = await rental()
  const early = await t.say(admin, 'get-dispute-evidence', { id: (await dispute()).id })
  expect(early).toMatchObject({ status: 200 })
  await complete(id)
  const { value } = await t.say<{ name: string; base64: string }>(admin, 'get-dispute-evidence', {
    id: (await dispute()).id,
  })
  const file = Buffer.from(value!.base64, 'base64')
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  if (process.env.EVIDENCE_FILE) writeFileSync(process.env.EVIDENCE_FILE, file)
})
