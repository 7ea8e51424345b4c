import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { handoverCode } from '#contract/handover-code.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS, type Line } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import { runDue } from '#server/testing/run-due.ts'
import { completeReturned } from './tasks/complete-returned.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
})
afterEach(() => t.close())

/** Books the lines in one order and returns its bookings. */
async function book(...lines: Line[]): Promise<string[]> {
  await t.complete(t.renter, await t.pay(t.renter, lines))
  const rows = await t.rows<{ id: string }>('select id from public.bookings order by number desc limit $1', [
    lines.length,
  ])
  return rows.map(({ id }) => id).reverse()
}
const request = async (fromDays = 10) => {
  const [id] = await book(t.line(await t.another({ isInstant: false }), fromDays))
  return id!
}
const instant = async (fromDays = 10) => (await book(t.line(await t.another(), fromDays)))[0]!

const act = (as: TestUser, name: string, id: string, rest: object = {}) =>
  t.say<{ status: string; version: number }>(as, `${name}-booking`, { id, ...rest })

const settle = () => runDue(t)
const money = () =>
  t.rows('select status, captured_cents, refunded_cents from payments_test.payments order by created_at')
const booking = async (id: string) =>
  (await t.rows('select status, status_reason, refund_cents from public.bookings where id = $1', [id]))[0]
const mails = (template: string) =>
  t.rows<{ recipient: string }>('select recipient from public.outbox where template = $1 order by 1', [
    template,
  ])
const entries = (id: string) => t.rows('select 1 from public.calendar_entries where booking_id = $1', [id])

// docs/decisions/requests-take-their-dates.md: accepting one never declines another, as there is none.
describe('a request', () => {
  it('takes its dates from others until it is answered, and a decline frees them at once', async () => {
    const item = await t.another({ isInstant: false })
    const line = t.line(item, 10)
    const [first] = await book(line)
    const later = await t.user({ kyc_level: 1 })
    expect(await t.hold(later, line)).toMatchObject({ status: 409, code: 'ITEMS_UNAVAILABLE' })
    await act(t.owner, 'decline', first!)
    await t.complete(later, await t.pay(later, [line]))
    expect(
      await t.rows('select status from public.bookings where item_id = $1 order by number', [item.id]),
    ).toEqual([{ status: 'declined' }, { status: 'requested' }])
  })
})

describe('accepting a request', () => {
  it('confirms it, tells the renter and has the money captured', async () => {
    const id = await request()
    expect(await act(t.owner, 'accept', id)).toMatchObject({ value: { status: 'confirmed', version: 1 } })
    await settle()
    expect(await money()).toEqual([{ status: 'captured', captured_cents: 2_000, refunded_cents: 0 }])
    expect(await mails('request-accepted')).toEqual([{ recipient: t.renter.email }])
  })

  it('is refused to the renter, to strangers and after the deadline', async () => {
    const id = await request()
    expect(await act(t.renter, 'accept', id)).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
    expect(await act(await t.user(), 'accept', id)).toMatchObject({ status: 404 })
    t.setNow(48 * HOUR_MS + 1)
    expect(await act(t.owner, 'accept', id)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })

  it('has one effect when accept, decline and cancel race', async () => {
    const id = await request()
    const answers = await Promise.all([
      act(t.owner, 'accept', id, { version: 0 }),
      act(t.owner, 'decline', id, { version: 0 }),
      act(t.renter, 'cancel', id, { version: 0 }),
      act(t.owner, 'accept', id, { version: 0 }),
    ])
    expect(new Set(answers.flatMap(({ value }) => value?.status ?? [])).size).toBe(1)
    expect(await t.rows('select 1 from public.booking_events where booking_id = $1', [id])).toHaveLength(1)
  })
})

describe('declining a request', () => {
  it('frees the dates, voids all money and passes the lender’s words on to the renter', async () => {
    const id = await request()
    await act(t.owner, 'decline', id, { message: 'It is broken, sorry' })
    await settle()
    expect(await booking(id)).toEqual({ status: 'declined', status_reason: 'declined', refund_cents: 2_000 })
    expect(await entries(id)).toEqual([])
    expect(await money()).toEqual([{ status: 'voided', captured_cents: 0, refunded_cents: 0 }])
    expect(await mails('request-declined')).toEqual([{ recipient: t.renter.email }])
  })

  it('captures what else was confirmed of the order, and no more', async () => {
    const asked = await t.another({ isInstant: false, pricePerDayCents: 3_000 })
    const [, id] = await book(t.line(t.item, 10), t.line(asked, 10))
    await settle()
    await act(t.owner, 'decline', id!)
    await settle()
    expect(await money()).toEqual([{ status: 'captured', captured_cents: 2_000, refunded_cents: 0 }])
  })
})

describe('cancelling a rental', () => {
  it('gives everything back when the owner does it', async () => {
    const id = await instant(3)
    await settle()
    await act(t.owner, 'cancel', id)
    await settle()
    expect(await booking(id)).toEqual({
      status: 'cancelled',
      status_reason: 'cancelled_by_owner',
      refund_cents: 2_000,
    })
    expect(await money()).toMatchObject([{ captured_cents: 2_000, refunded_cents: 2_000 }])
    expect(await t.rows('select status, refunded_cents from public.payments')).toEqual([
      { status: 'refunded', refunded_cents: 2_000 },
    ])
    expect(await t.rows('select status, amount_cents from public.refunds')).toEqual([
      { status: 'refunded', amount_cents: 2_000 },
    ])
    expect(await mails('booking-cancelled')).toHaveLength(2)
    expect(await entries(id)).toEqual([])
  })

  it('keeps what the policy keeps when the renter does it late', async () => {
    const id = await instant(2)
    await t.rows(
      `update public.bookings set cancellation_policy = 'moderate', created_at = now() - interval '9 days',
         terms = jsonb_set(terms, '{refunds}', '[{"hours": 120, "percent": 100}, {"hours": 24, "percent": 50}]')`,
    )
    await settle()
    expect(await act(t.renter, 'cancel', id, { expectedRefundCents: 2_000 })).toMatchObject({
      code: 'REFUND_CHANGED',
      details: { refundCents: 1_000 },
    })
    await act(t.renter, 'cancel', id, { expectedRefundCents: 1_000 })
    await settle()
    expect(await money()).toMatchObject([
      { status: 'captured', captured_cents: 2_000, refunded_cents: 1_000 },
    ])
  })

  it('captures what is kept at once, and the rest of the order when that is answered', async () => {
    const asked = await t.another({ isInstant: false })
    const [kept, waiting] = await book(t.line(t.item, 2), t.line(asked, 2))
    await t.rows(
      `update public.bookings set cancellation_policy = 'moderate', created_at = now() - interval '9 days',
         terms = jsonb_set(terms, '{refunds}', '[{"hours": 120, "percent": 100}, {"hours": 24, "percent": 50}]')`,
    )
    await act(t.renter, 'cancel', kept!)
    await settle()
    expect(await money()).toEqual([{ status: 'authorised', captured_cents: 2_000, refunded_cents: 1_000 }])
    await act(t.owner, 'accept', waiting!)
    await settle()
    expect(await money()).toEqual([{ status: 'captured', captured_cents: 4_000, refunded_cents: 1_000 }])
  })

  it('refunds once when asked for ten times at once and the queue works twice', async () => {
    const id = await instant(3)
    await settle()
    await Promise.all(Array.from({ length: 10 }, () => act(t.owner, 'cancel', id)))
    await Promise.all([settle(), settle()])
    await settle()
    expect(await money()).toMatchObject([{ refunded_cents: 2_000 }])
    expect(await t.rows('select 1 from public.refunds')).toHaveLength(1)
  })

  it('is refused for what was declined', async () => {
    const id = await request()
    await act(t.owner, 'decline', id)
    expect(await act(t.renter, 'cancel', id)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })
})

describe('the whole life of a rental', () => {
  const DAYS = 24 * HOUR_MS
  const codeOf = async (id: string) => {
    const [row] = await t.rows<{ code: string }>(
      'select code from public.booking_codes where booking_id = $1',
      [id],
    )
    return handoverCode(row!.code, t.deps.now().getTime())
  }
  const balances = async () =>
    Object.fromEntries(
      (
        await t.rows<{ kind: string; cents: number }>(
          `select a.kind, sum(e.amount_cents)::int as cents from public.ledger_entries e
           join public.ledger_accounts a on a.id = e.account_id group by a.kind having sum(e.amount_cents) <> 0`,
        )
      ).map(({ kind, cents }) => [kind, cents]),
    )
  const completeDue = () => completeReturned.run(t.deps, async (request) => t.app.fetch(request))

  it('goes from payment through pick-up and return to the lender’s money, cent by cent', async () => {
    const id = await instant(2)
    await settle()
    expect(await balances()).toEqual({ provider: -2_000, renter: 2_000 })

    expect(await act(t.owner, 'pick-up', id, { code: await codeOf(id) })).toMatchObject({
      code: 'HANDOVER_TOO_EARLY',
    })
    const [row] = await t.rows<{ start_date: Date }>('select start_date from public.bookings where id = $1', [
      id,
    ])
    t.setNow(row!.start_date)
    expect(await act(t.owner, 'pick-up', id)).toMatchObject({ status: 422, code: 'HANDOVER_CODE_WRONG' })
    expect(await act(t.owner, 'pick-up', id, { code: '000000' })).toMatchObject({
      code: 'HANDOVER_CODE_WRONG',
    })
    const code = await codeOf(id)
    expect(await act(t.owner, 'pick-up', id, { code, note: 'A scratch on the case' })).toMatchObject({
      value: { status: 'picked_up' },
    })
    expect(await balances()).toEqual({ provider: -2_000, lender_pending: 2_000 })
    expect(await act(t.renter, 'cancel', id)).toMatchObject({ code: 'WRONG_STATE' })

    t.setNow(2 * DAYS)
    await act(t.renter, 'return', id, { isUndamaged: true })
    t.setNow(48 * HOUR_MS - 60_000)
    await completeDue()
    expect(await booking(id)).toMatchObject({ status: 'returned' })
    t.setNow(61_000)
    await Promise.all([completeDue(), completeDue()])
    expect(await booking(id)).toMatchObject({ status: 'completed' })
    expect(await balances()).toEqual({ provider: -2_000, lender: 1_700, platform: 300 })
    expect(await mails('picked-up')).toHaveLength(2)
    expect(await mails('returned')).toHaveLength(2)
  })

  it('lets a lender guess the code of a rental ten times an hour, and not the right one after that', async () => {
    const [id, other] = [await instant(2), await instant(2)]
    const [row] = await t.rows<{ start_date: Date }>('select start_date from public.bookings where id = $1', [
      id,
    ])
    t.setNow(row!.start_date)
    t.deps.config.rateLimits = true
    onTestFinished(() => {
      t.deps.config.rateLimits = false
    })
    const guesses = Array.from({ length: 12 }, () => act(t.owner, 'pick-up', id, { code: '000000' }))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
    const right = await act(t.owner, 'pick-up', id, { code: await codeOf(id) })
    expect(right).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    // Each rental counts by itself, and the renter's word needs no code.
    expect(await act(t.owner, 'pick-up', other)).toMatchObject({ code: 'HANDOVER_CODE_WRONG' })
    expect(await act(t.renter, 'pick-up', id)).toMatchObject({ value: { status: 'picked_up' } })
  })

  it('seals what both sides stated, each with the one before', async () => {
    const id = await instant(2)
    const [row] = await t.rows<{ start_date: Date }>('select start_date from public.bookings where id = $1', [
      id,
    ])
    t.setNow(row!.start_date)
    await act(t.renter, 'pick-up', id)
    await act(t.owner, 'return', id, { isUndamaged: false, note: 'The chuck is bent' })
    const statements = await t.rows<{ hash: string; previous_hash: string }>(
      'select position, kind, role, is_undamaged, hash, previous_hash from public.handovers where booking_id = $1 order by position',
      [id],
    )
    expect(statements).toMatchObject([
      { position: 1, kind: 'pick_up', role: 'renter', is_undamaged: true, previous_hash: '' },
      { position: 2, kind: 'return', role: 'owner', is_undamaged: false },
    ])
    expect(statements[1]!.previous_hash).toBe(statements[0]!.hash)
    const secret = t.client({ secret: true })
    expect((await secret.from('handovers').update({ note: '' }).eq('booking_id', id)).error?.code).toBe(
      '42501',
    )
  })

  it('says in a statement that the code was shown only where it was verified, and refuses one elsewhere', async () => {
    const [id, other] = [await instant(2), await instant(2)]
    const [row] = await t.rows<{ start_date: Date }>(
      'select max(start_date) as start_date from public.bookings where id = any($1)',
      [[id, other]],
    )
    t.setNow(row!.start_date)
    const refused = { status: 400, code: 'BAD_INPUT', details: { field: 'code' } }
    expect(await act(t.renter, 'pick-up', id, { code: '123456' })).toMatchObject(refused)
    expect(await act(t.owner, 'pick-up', id, { code: await codeOf(id) })).toMatchObject({ status: 200 })
    await act(t.renter, 'pick-up', other)
    const elsewhere = { code: await codeOf(other) }
    for (const [as, step, rest] of [
      [t.owner, 'confirm-handover', { kind: 'pick_up', ...elsewhere }],
      [t.owner, 'return-booking', elsewhere],
      [t.renter, 'return-booking', elsewhere],
    ] as const)
      expect(await t.say(as, step, { id: other, ...rest })).toMatchObject({ code: 'BAD_INPUT' })
    await t.say(t.owner, 'confirm-handover', { id: other, kind: 'pick_up' })
    await act(t.renter, 'return', other)
    expect(
      await t.rows(
        'select role, kind, with_code from public.handovers order by booking_id = $1 desc, position',
        [id],
      ),
    ).toEqual([
      { role: 'owner', kind: 'pick_up', with_code: true },
      { role: 'renter', kind: 'pick_up', with_code: false },
      { role: 'owner', kind: 'pick_up', with_code: false },
      { role: 'renter', kind: 'return', with_code: false },
    ])
    const forged = t.rows(
      `insert into public.handovers (booking_id, kind, role, user_id, with_code, is_complete, is_undamaged, at)
       values ($1, 'return', 'owner', $2, true, true, true, now())`,
      [id, t.owner.id],
    )
    await expect(forged).rejects.toMatchObject({ code: '23514', constraint: 'handovers_code_where_verified' })
  })

  it('lets the other side confirm once how it found the item, with the checklist of its category', async () => {
    const id = await instant(2)
    const [row] = await t.rows<{ start_date: Date }>('select start_date from public.bookings where id = $1', [
      id,
    ])
    const confirm = (as: TestUser, kind: string, rest: object = {}) =>
      t.say(as, 'confirm-handover', { id, kind, ...rest })
    expect(await confirm(t.owner, 'pick_up')).toMatchObject({ code: 'WRONG_STATE' })
    t.setNow(row!.start_date)
    expect(await act(t.renter, 'pick-up', id, { checklist: { brakes: true } })).toMatchObject({
      code: 'BAD_INPUT',
      details: { field: 'checklist' },
    })
    await act(t.renter, 'pick-up', id, { checklist: { works: true, cable: false } })
    expect(await confirm(await t.user(), 'pick_up')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await confirm(t.owner, 'return')).toMatchObject({ code: 'WRONG_STATE' })
    expect(await confirm(t.owner, 'pick_up', { photos: [`${id}/${t.renter.id}/x`] })).toMatchObject({
      code: 'DOCUMENT_MISSING',
    })
    expect(await confirm(t.owner, 'pick_up', { checklist: { lens: true } })).toMatchObject({
      code: 'BAD_INPUT',
    })
    const both = await Promise.all([
      confirm(t.owner, 'pick_up', { checklist: { works: true, cable: true }, note: 'As new' }),
      confirm(t.owner, 'pick_up', { checklist: { works: true, cable: true }, note: 'As new' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await confirm(t.renter, 'pick_up', { note: 'Changed my mind' })).toMatchObject({ status: 200 })
    const statements = await t.rows<{ hash: string; previous_hash: string }>(
      'select role, kind, checklist, note, hash, previous_hash from public.handovers where booking_id = $1 order by position',
      [id],
    )
    expect(statements).toMatchObject([
      { role: 'renter', kind: 'pick_up', checklist: { works: true, cable: false }, note: '' },
      { role: 'owner', kind: 'pick_up', checklist: { works: true, cable: true }, note: 'As new' },
    ])
    expect(statements[1]!.previous_hash).toBe(statements[0]!.hash)
    expect(await booking(id)).toMatchObject({ status: 'picked_up' })
  })

  it('takes photos of one’s own for this rental alone', async () => {
    const id = await instant(2)
    const [row] = await t.rows<{ start_date: Date }>('select start_date from public.bookings where id = $1', [
      id,
    ])
    t.setNow(row!.start_date)
    const path = `${id}/${t.owner.id}/chuck.png`
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const options = { contentType: 'image/png' }
    const owned = t.client({ as: t.owner }).storage.from('handovers')
    expect((await owned.upload(path, picture, options)).error).toBeNull()
    const stranger = t.client({ as: await t.user() }).storage.from('handovers')
    expect((await stranger.upload(`${id}/${t.renter.id}/x.png`, picture, options)).error).not.toBeNull()
    expect((await stranger.download(path)).error).not.toBeNull()
    expect((await t.client({ as: t.renter }).storage.from('handovers').download(path)).error).toBeNull()
    expect(await act(t.renter, 'pick-up', id, { photos: [path] })).toMatchObject({
      code: 'DOCUMENT_MISSING',
    })
    const evidence = `${id}/${t.owner.id}/evidence.png`
    await t.db.pool.query(
      `insert into storage.objects (bucket_id, name, owner, owner_id) values ('claims', $1, $2::uuid, $2::text)`,
      [evidence, t.owner.id],
    )
    const code = await codeOf(id)
    expect(await act(t.owner, 'pick-up', id, { code, photos: [evidence] })).toMatchObject({
      code: 'DOCUMENT_MISSING',
    })
    expect(await act(t.owner, 'pick-up', id, { code, photos: [path] })).toMatchObject({
      value: { status: 'picked_up' },
    })
  })

  it('releases to the lender what a late cancellation keeps, less the fee', async () => {
    const id = await instant(2)
    await t.rows(
      `update public.bookings set cancellation_policy = 'moderate', created_at = now() - interval '9 days',
         terms = jsonb_set(terms, '{refunds}', '[{"hours": 120, "percent": 100}, {"hours": 24, "percent": 50}]')`,
    )
    await settle()
    await act(t.renter, 'cancel', id)
    await settle()
    expect(await balances()).toEqual({ provider: -1_000, lender: 850, platform: 150 })
  })
})
