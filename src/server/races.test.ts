import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestUser } from '#server/testing/app.ts'
import { DAY_MS, type Line } from './checkout/testing/steps.ts'
import { createPayoutFixture, type PayoutFixture } from './payouts/testing/payout-fixture.ts'
import { atOnce } from './testing/at-once.ts'
import { runDue } from './testing/run-due.ts'

// Each race waits in the database until all of them collide: without the guard that it is about there are two effects.
vi.setConfig({ testTimeout: 120_000 })

/** An effect that happens twice even once is a fault, whatever a second run says. */
const race = (name: string, run: () => Promise<void>) => it(name, { retry: 0 }, run)

let fixture: PayoutFixture
beforeAll(async () => {
  fixture = await createPayoutFixture()
  fixture.deps.log.warn = () => {}
})
afterAll(() => fixture.close())

const act = (as: TestUser, name: string, id: string, rest: object = {}) =>
  fixture.say<{ status: string }>(as, `${name}-booking`, { id, ...rest })
async function book(line: Line, renter: TestUser): Promise<string> {
  await fixture.complete(renter, await fixture.pay(renter, [line]))
  const [row] = await fixture.rows<{ id: string }>(
    'select id from public.bookings order by number desc limit 1',
  )
  return row!.id
}
const renters = () => fixture.user({ kyc_level: 1 })
async function request() {
  const renter = await renters()
  return { renter, id: await book(fixture.line(await fixture.another({ isInstant: false }), 10), renter) }
}
const moderator = () => fixture.user({ roles: ['moderator'] })
const eventsOf = async (id: string) =>
  (
    await fixture.rows<{ transition: string }>(
      'select transition from public.booking_events where booking_id = $1 order by id',
      [id],
    )
  ).map(({ transition }) => transition)
interface Money {
  captured: number
  refunded: number
  status: string
  own_captured: number
  own_refunded: number
}
const moneyOf = async (id: string) =>
  (
    await fixture.rows<Money>(
      `select t.captured_cents::int as captured, t.refunded_cents::int as refunded, t.status,
         p.captured_cents::int as own_captured, p.refunded_cents::int as own_refunded
       from public.bookings b join public.payments p on p.order_id = b.order_id
       join public.payment_intents i on i.payment_id = p.id join payments_test.payments t on t.id = i.id where b.id = $1`,
      [id],
    )
  )[0]
const bookingRow = (id: string) => ({
  lock: 'select from public.bookings where id = $1 for update',
  values: [id],
})

race('accept against accept confirms once, and tells the renter once', async () => {
  const { id, renter } = await request()
  const accept = () => act(fixture.owner, 'accept', id, { version: 0 })
  await atOnce(fixture.db, bookingRow(id), [accept, accept, accept])
  expect(await eventsOf(id)).toEqual(['accept'])
  await runDue(fixture)
  expect(await moneyOf(id)).toMatchObject({ captured: 2_000, own_captured: 2_000, refunded: 0 })
  const mails = await fixture.rows(
    `select 1 from public.outbox where template = 'request-accepted' and recipient = $1`,
    [renter.email],
  )
  expect(mails).toHaveLength(1)
})

race('accept against cancel has one of both, and the money goes with it', async () => {
  const { id, renter } = await request()
  const answers = await atOnce(fixture.db, bookingRow(id), [
    () => act(fixture.owner, 'accept', id, { version: 0 }),
    () => act(renter, 'cancel', id, { version: 0 }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const [transition] = await eventsOf(id)
  expect(await eventsOf(id)).toHaveLength(1)
  await runDue(fixture)
  expect(await moneyOf(id)).toMatchObject({
    captured: transition === 'accept' ? 2_000 : 0,
    status: transition === 'accept' ? 'captured' : 'voided',
  })
})

race('cancel against cancel gives the money back once', async () => {
  const renter = await renters()
  const id = await book(fixture.line(await fixture.another(), 10), renter)
  await runDue(fixture)
  const cancel = () => act(fixture.owner, 'cancel', id)
  await atOnce(fixture.db, bookingRow(id), [cancel, cancel, cancel, cancel])
  expect(await eventsOf(id)).toEqual(['cancel'])
  await Promise.all([runDue(fixture), runDue(fixture)])
  await runDue(fixture)
  expect(await moneyOf(id)).toMatchObject({ captured: 2_000, refunded: 2_000, own_refunded: 2_000 })
  const refunds = `select r.amount_cents::int as cents from public.refunds r
    join public.payments p on p.id = r.payment_id join public.bookings b on b.order_id = p.order_id where b.id = $1`
  expect(await fixture.rows(refunds, [id])).toEqual([{ cents: 2_000 }])
})

race('payout against payout of the whole balance opens one', async () => {
  const { person, methodId } = await fixture.lender(5_000)
  const want = () => fixture.say(person, 'request-payout', { amountCents: 5_000, methodId })
  const barrier = {
    lock: 'select from public.profiles where id = $1 for update',
    values: [person.id],
  }
  const answers = await atOnce(fixture.db, barrier, [want, want, want])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await fixture.balances(person)).toEqual({ lender: 0, payout: 5_000 })
})

race('approval against approval and rejection of one payout has one of both, paid once', async () => {
  const { person, methodId } = await fixture.lender(5_000)
  const { value } = await fixture.say<{ id: string }>(person, 'request-payout', {
    amountCents: 5_000,
    methodId,
  })
  const id = value!.id
  const moderators = [fixture.moderator, await moderator(), await moderator()]
  const decide = (by: number, name: string, more = {}) =>
    fixture.say(moderators[by]!, `${name}-payout`, { id, ...more })
  const barrier = { lock: 'select from public.payouts where id = $1 for update', values: [id] }
  const answers = await atOnce(fixture.db, barrier, [
    () => decide(0, 'approve'),
    () => decide(1, 'reject', { reason: 'another name' }),
    () => decide(2, 'approve'),
  ])
  // A decision made on what was read before another one is refused in words, not by the database's own check.
  expect(answers.map(({ code }) => code)).toEqual([undefined, 'WRONG_STATE', 'WRONG_STATE'])
  const events = await fixture.rows('select transition from public.payout_events where payout_id = $1', [id])
  expect(events).toHaveLength(1)
  await fixture.work()
  const [paid] = await fixture.rows<{ orders: number; cents: number }>(
    `select count(*)::int as orders, coalesce(sum(amount_cents), 0)::int as cents from payments_test.payouts where key = $1`,
    [`payout:${id}`],
  )
  const { lender, payout } = await fixture.balances(person)
  expect({ paid: paid!.cents, lender, payout }).toEqual({ paid: 5_000 - lender!, lender, payout: 0 })
})

race('an extension against new holds of the same days takes them once', async () => {
  const renter = await renters()
  const item = await fixture.another({ maxHours: 240 })
  const id = await book(fixture.line(item, 3), renter)
  await runDue(fixture)
  const [{ end }] = (await fixture.rows<{ end: Date }>(
    'select end_date as end from public.bookings where id = $1',
    [id],
  )) as [{ end: Date }]
  const until = new Date(end.getTime() + 2 * DAY_MS).toISOString()
  const others = [await renters(), await renters()]
  // Every write into the calendar waits, after it has seen that the days are free.
  const barrier = { lock: 'lock table public.calendar_entries in share row exclusive mode' }
  const answers = await atOnce<{ status: number }>(fixture.db, barrier, [
    () => fixture.hold(others[0]!, { itemId: item.id, start: end.toISOString(), end: until }),
    () => fixture.say(renter, 'extend-booking', { id, end: until, expectedCents: 2_000 }),
    () => fixture.hold(others[1]!, { itemId: item.id, start: end.toISOString(), end: until }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const taken = await fixture.rows(
    `select 1 from public.calendar_entries e join public.item_units u on u.id = e.unit_id
     where u.item_id = $1 and e.during && tstzrange($2, $3)`,
    [item.id, end, until],
  )
  expect(taken).toHaveLength(1)
})

race('capture against void: what was taken is what was given back', async () => {
  const { id, renter } = await request()
  await act(fixture.owner, 'accept', id)
  const settle = () => settleDue(fixture.deps)
  const warnings: unknown[] = []
  fixture.deps.log.warn = (...about: unknown[]) => void warnings.push(about)
  // The clock is about to capture when the cancellation comes. The lock on the renter's checkout and the one on the rental's
  // row have it wait its turn: with neither, one of the two is the victim of a deadlock.
  const [cancelled] = await atOnce<unknown>(fixture.db, bookingRow(id), [
    () => act(renter, 'cancel', id),
    settle,
  ])
  fixture.deps.log.warn = () => {}
  expect(cancelled).toMatchObject({ status: 200 })
  expect(warnings).toEqual([])
  await runDue(fixture)
  const money = await moneyOf(id)
  expect(money).toMatchObject({ own_captured: money!.captured, own_refunded: money!.refunded })
  expect(money!.captured).toBe(money!.refunded)
  const [ledger] = await fixture.rows(
    `select coalesce(sum(e.amount_cents), 0)::int as cents from public.ledger_transfers t
       join public.ledger_entries e on e.transfer_id = t.id
       join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider' where t.booking_id = $1`,
    [id],
  )
  expect(ledger).toEqual({ cents: 0 })
})
