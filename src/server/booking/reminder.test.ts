import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let id: string
beforeEach(async () => {
  t = await createCheckoutFixture()
  const item = await t.another({ isInstant: false })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 10)]))
  ;[{ id }] = (await t.rows('select id from public.bookings')) as [{ id: string }]
})
afterEach(() => t.close())

const act = (as: TestUser, name: string) =>
  t.say<{ status: string; version: number }>(as, `${name}-booking`, { id })
const remindersTo = (table: 'outbox' | 'notifications') =>
  t.rows(
    table === 'outbox'
      ? `select recipient from public.outbox where template = 'request-reminder'`
      : `select user_id from public.notifications where kind = 'request-reminder'`,
  )

describe('reminding the lender of a request', () => {
  it('is refused in the first six hours', async () => {
    t.setNow(5 * HOUR_MS)
    expect(await act(t.renter, 'remind')).toMatchObject({ status: 409, code: 'REMINDER_NOT_POSSIBLE' })
    expect(await remindersTo('outbox')).toEqual([])
  })

  it('is done once, by mail and notice, and leaves the answer to the lender', async () => {
    t.setNow(6 * HOUR_MS)
    expect(await act(t.renter, 'remind')).toMatchObject({ value: { status: 'requested', version: 1 } })
    expect(await act(t.renter, 'remind')).toMatchObject({ status: 409, code: 'REMINDER_NOT_POSSIBLE' })
    expect(await remindersTo('outbox')).toEqual([{ recipient: t.owner.email }])
    expect(await remindersTo('notifications')).toEqual([{ user_id: t.owner.id }])
    expect(await act(t.owner, 'accept')).toMatchObject({ value: { status: 'confirmed' } })
    expect(await act(t.renter, 'remind')).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })

  it('is the renter’s alone', async () => {
    t.setNow(6 * HOUR_MS)
    expect(await act(t.owner, 'remind')).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
    expect(await act(await t.user(), 'remind')).toMatchObject({ status: 404 })
    expect(await remindersTo('outbox')).toEqual([])
  })
})
