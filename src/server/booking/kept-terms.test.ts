import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SettingName } from '#domain/settings/settings.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { holdDeposits } from '#server/money/tasks/hold-deposits.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestUser } from '#server/testing/app.ts'
import { completeReturned } from './tasks/complete-returned.ts'
import { endMissed } from './tasks/end-missed.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
  admin = await t.user({ roles: ['admin'] })
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
async function set(name: SettingName, value: number) {
  const change = { name, value, version: 0, reason: 'Another time' }
  expect(await t.say(admin, 'change-setting', change)).toMatchObject({ status: 200 })
  await t.deps.settings.reload()
}

/** A rental of two pieces for two days at 10 € each, that was picked up at its start. */
async function pickedUp(): Promise<{ id: string; end: Date }> {
  const item = await t.another({ depositCents: 5_000, isInstant: true, units: 2 })
  const { value } = await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 1, { quantity: 2 })]))
  const { id } = value!.bookings[0]!
  await settle()
  const [row] = await t.rows<{ start: Date; end: Date }>(
    'select start_date as start, end_date as "end" from public.bookings where id = $1',
    [id],
  )
  t.setNow(row!.start)
  await settle()
  expect(await t.say(t.renter, 'pick-up-booking', { id })).toMatchObject({ status: 200 })
  return { id, end: row!.end }
}
async function returned(): Promise<string> {
  const { id, end } = await pickedUp()
  t.setNow(new Date(end.getTime() - HOUR_MS))
  expect(await t.say(t.owner, 'return-booking', { id })).toMatchObject({ status: 200 })
  return id
}
const statusOf = async (id: string) =>
  (await t.rows<{ status: string }>('select status from public.bookings where id = $1', [id]))[0]!.status

describe('a rental whose terms the operator changes meanwhile', () => {
  it('is completed when the agreed hours for reports are over', async () => {
    const id = await returned()
    await set('claimHours', 168)
    t.setNow(49 * HOUR_MS)
    await completeReturned.run(t.deps, fetch)
    expect(await statusOf(id)).toBe('completed')
  })

  it('takes a report within the agreed hours', async () => {
    const bookingId = await returned()
    await set('claimHours', 24)
    t.setNow(30 * HOUR_MS)
    const claim = { bookingId, kind: 'damage', amountCents: 500, description: 'The chuck is bent' }
    expect(await t.say(t.owner, 'open-claim', claim)).toMatchObject({ status: 200 })
  })

  it('is refunded by hand at the agreed fee', async () => {
    const id = await returned()
    const early = { id, reason: 'Both agree' }
    expect(await t.say(admin, 'complete-booking-early', early)).toMatchObject({ status: 200 })
    await set('feePercent', 50)
    const refund = { id: randomUUID(), bookingId: id, kind: 'refund', cents: 1_000, reason: 'It was weak' }
    expect(await t.say(admin, 'propose-adjustment', refund)).toMatchObject({ value: { status: 'done' } })
    const shares = await t.rows(
      `select a.kind, sum(e.amount_cents)::int as cents from public.ledger_entries e
       join public.ledger_accounts a on a.id = e.account_id where a.kind in ('lender', 'platform') group by 1 order by 1`,
    )
    expect(shares).toEqual([
      { kind: 'lender', cents: 2_550 },
      { kind: 'platform', cents: 450 },
    ])
  })

  it('has what comes back within the agreed grace in time', async () => {
    const { id, end } = await pickedUp()
    await set('lateGraceMinutes', 0)
    t.setNow(new Date(end.getTime() + 20 * 60_000))
    const [unit] = await t.rows<{ id: string }>(
      `select e.unit_id as id from public.calendar_entries e where e.booking_id = $1 limit 1`,
      [id],
    )
    const part = await t.say(t.owner, 'return-part-booking', { id, units: [unit!.id] })
    expect(part).toMatchObject({ status: 200 })
    // Of 50 € for each piece its share is free.
    expect(
      await t.rows('select amount_cents::int as cents from public.deposits where booking_id = $1', [id]),
    ).toEqual([{ cents: 5_000 }])
  })
})

it('knows no other end of a rental that nobody picked up than the agreed one', async () => {
  const item = await t.another({ isInstant: true })
  const { value } = await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 1)]))
  const { id } = value!.bookings[0]!
  await settle()
  await set('claimHours', 168)
  t.setNow(4 * DAY_MS)
  await settle()
  await endMissed.run(t.deps, fetch)
  expect(await statusOf(id)).toBe('cancelled')
})
