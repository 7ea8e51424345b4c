import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runTask } from '#server/areas.ts'
import { createStage, type Stage } from '#server/checkout/testing/stage.ts'
import { HOUR_MS, type Line } from '#server/checkout/testing/steps.ts'
import { settlePayments } from '#server/payments/tasks/settle-payments.ts'
import type { TestUser } from '#server/testing/app.ts'

let stage: Stage
beforeEach(async () => {
  stage = await createStage()
  stage.deps.log.warn = () => {}
})
afterEach(() => stage.close())

/** Books the lines in one order and answers its bookings. */
async function book(...lines: Line[]): Promise<string[]> {
  await stage.complete(stage.renter, await stage.pay(stage.renter, lines))
  const rows = await stage.rows<{ id: string }>(
    'select id from public.bookings order by number desc limit $1',
    [lines.length],
  )
  return rows.map(({ id }) => id).reverse()
}
const request = async (fromDays = 10) => {
  const [id] = await book(stage.line(await stage.another({ isInstant: false }), fromDays))
  return id!
}
const instant = async (fromDays = 10) => (await book(stage.line(await stage.another(), fromDays)))[0]!

const act = (as: TestUser, name: string, id: string, rest: object = {}) =>
  stage.say<{ status: string; version: number }>(as, `${name}-booking`, { id, ...rest })

/** Lets the clock and the queue do what is due. */
async function settle() {
  await settlePayments.run(stage.deps, async (request) => stage.app.fetch(request))
  await stage.deps.tasks.drain((name, data) => runTask(stage.deps, name, data))
}
const money = () =>
  stage.rows('select status, captured_cents, refunded_cents from payments_test.payments order by created_at')
const booking = async (id: string) =>
  (await stage.rows('select status, status_reason, refund_cents from public.bookings where id = $1', [id]))[0]
const mails = (template: string) =>
  stage.rows<{ recipient: string }>('select recipient from public.outbox where template = $1 order by 1', [
    template,
  ])
const entries = (id: string) =>
  stage.rows('select 1 from public.calendar_entries where booking_id = $1', [id])

describe('accepting a request', () => {
  it('confirms it, tells the renter and has the money captured', async () => {
    const id = await request()
    expect(await act(stage.owner, 'accept', id)).toMatchObject({ value: { status: 'confirmed', version: 1 } })
    await settle()
    expect(await money()).toEqual([{ status: 'captured', captured_cents: 2_000, refunded_cents: 0 }])
    expect(await mails('request-accepted')).toEqual([{ recipient: stage.renter.email }])
  })

  it('is refused to the renter, to strangers and after the deadline', async () => {
    const id = await request()
    expect(await act(stage.renter, 'accept', id)).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
    expect(await act(await stage.user(), 'accept', id)).toMatchObject({ status: 404 })
    stage.setNow(48 * HOUR_MS + 1)
    expect(await act(stage.owner, 'accept', id)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })

  it('has one effect when accept, decline and cancel race', async () => {
    const id = await request()
    const answers = await Promise.all([
      act(stage.owner, 'accept', id, { version: 0 }),
      act(stage.owner, 'decline', id, { version: 0 }),
      act(stage.renter, 'cancel', id, { version: 0 }),
      act(stage.owner, 'accept', id, { version: 0 }),
    ])
    expect(new Set(answers.flatMap(({ value }) => value?.status ?? [])).size).toBe(1)
    expect(await stage.rows('select 1 from public.booking_events where booking_id = $1', [id])).toHaveLength(
      1,
    )
  })
})

describe('declining a request', () => {
  it('frees the dates, lets all money go and brings the lender’s words to the renter', async () => {
    const id = await request()
    await act(stage.owner, 'decline', id, { message: 'It is broken, sorry' })
    await settle()
    expect(await booking(id)).toEqual({ status: 'declined', status_reason: 'declined', refund_cents: 2_000 })
    expect(await entries(id)).toEqual([])
    expect(await money()).toEqual([{ status: 'voided', captured_cents: 0, refunded_cents: 0 }])
    expect(await mails('request-declined')).toEqual([{ recipient: stage.renter.email }])
  })

  it('captures what else was confirmed of the order, and no more', async () => {
    const asked = await stage.another({ isInstant: false, pricePerDayCents: 3_000 })
    const [, id] = await book(stage.line(stage.item, 10), stage.line(asked, 10))
    await settle()
    await act(stage.owner, 'decline', id!)
    await settle()
    expect(await money()).toEqual([{ status: 'captured', captured_cents: 2_000, refunded_cents: 0 }])
  })
})

describe('cancelling a rental', () => {
  it('gives everything back when the owner does it', async () => {
    const id = await instant(3)
    await settle()
    await act(stage.owner, 'cancel', id)
    await settle()
    expect(await booking(id)).toEqual({
      status: 'cancelled',
      status_reason: 'cancelled_by_owner',
      refund_cents: 2_000,
    })
    expect(await money()).toMatchObject([{ captured_cents: 2_000, refunded_cents: 2_000 }])
    expect(await stage.rows('select status, refunded_cents from public.payments')).toEqual([
      { status: 'refunded', refunded_cents: 2_000 },
    ])
    expect(await stage.rows('select status, amount_cents from public.refunds')).toEqual([
      { status: 'refunded', amount_cents: 2_000 },
    ])
    expect(await mails('booking-cancelled')).toHaveLength(2)
    expect(await entries(id)).toEqual([])
  })

  it('keeps what the policy keeps when the renter does it late', async () => {
    const id = await instant(2)
    await stage.rows(
      `update public.bookings set cancellation_policy = 'moderate', created_at = now() - interval '9 days'`,
    )
    await settle()
    expect(await act(stage.renter, 'cancel', id, { expectedRefundCents: 2_000 })).toMatchObject({
      code: 'REFUND_CHANGED',
      details: { refundCents: 1_000 },
    })
    await act(stage.renter, 'cancel', id, { expectedRefundCents: 1_000 })
    await settle()
    expect(await money()).toMatchObject([
      { status: 'captured', captured_cents: 2_000, refunded_cents: 1_000 },
    ])
  })

  it('captures only what is kept while the rest of the order still waits', async () => {
    const asked = await stage.another({ isInstant: false })
    const [kept, waiting] = await book(stage.line(stage.item, 2), stage.line(asked, 2))
    await stage.rows(
      `update public.bookings set cancellation_policy = 'moderate', created_at = now() - interval '9 days'`,
    )
    await act(stage.renter, 'cancel', kept!)
    await settle()
    expect(await money()).toMatchObject([{ status: 'authorised' }])
    await act(stage.owner, 'accept', waiting!)
    await settle()
    expect(await money()).toEqual([{ status: 'captured', captured_cents: 3_000, refunded_cents: 0 }])
  })

  it('refunds once when asked for ten times at once and the queue works twice', async () => {
    const id = await instant(3)
    await settle()
    await Promise.all(Array.from({ length: 10 }, () => act(stage.owner, 'cancel', id)))
    await Promise.all([settle(), settle()])
    await settle()
    expect(await money()).toMatchObject([{ refunded_cents: 2_000 }])
    expect(await stage.rows('select 1 from public.refunds')).toHaveLength(1)
  })

  it('is refused for what was declined', async () => {
    const id = await request()
    await act(stage.owner, 'decline', id)
    expect(await act(stage.renter, 'cancel', id)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })
})
