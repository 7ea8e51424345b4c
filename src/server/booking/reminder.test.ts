import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'

let stage: CheckoutFixture
let id: string
beforeEach(async () => {
  stage = await createCheckoutFixture()
  const item = await stage.another({ isInstant: false })
  await stage.complete(stage.renter, await stage.pay(stage.renter, [stage.line(item, 10)]))
  ;[{ id }] = (await stage.rows('select id from public.bookings')) as [{ id: string }]
})
afterEach(() => stage.close())

const act = (as: TestUser, name: string) =>
  stage.say<{ status: string; version: number }>(as, `${name}-booking`, { id })
const remindersTo = (table: 'outbox' | 'notifications') =>
  stage.rows(
    table === 'outbox'
      ? `select recipient from public.outbox where template = 'request-reminder'`
      : `select user_id from public.notifications where kind = 'request-reminder'`,
  )

describe('reminding the lender of a request', () => {
  it('is refused in the first six hours', async () => {
    stage.setNow(5 * HOUR_MS)
    expect(await act(stage.renter, 'remind')).toMatchObject({ status: 409, code: 'REMINDER_NOT_POSSIBLE' })
    expect(await remindersTo('outbox')).toEqual([])
  })

  it('is done once, by mail and notice, and leaves the answer to the lender', async () => {
    stage.setNow(6 * HOUR_MS)
    expect(await act(stage.renter, 'remind')).toMatchObject({ value: { status: 'requested', version: 1 } })
    expect(await act(stage.renter, 'remind')).toMatchObject({ status: 409, code: 'REMINDER_NOT_POSSIBLE' })
    expect(await remindersTo('outbox')).toEqual([{ recipient: stage.owner.email }])
    expect(await remindersTo('notifications')).toEqual([{ user_id: stage.owner.id }])
    expect(await act(stage.owner, 'accept')).toMatchObject({ value: { status: 'confirmed' } })
    expect(await act(stage.renter, 'remind')).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })

  it('is the renter’s alone', async () => {
    stage.setNow(6 * HOUR_MS)
    expect(await act(stage.owner, 'remind')).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
    expect(await act(await stage.user(), 'remind')).toMatchObject({ status: 404 })
    expect(await remindersTo('outbox')).toEqual([])
  })
})
