import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'

let t: CheckoutFixture
let newcomer: TestUser
let rival: TestUser
let moderator: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  newcomer = await t.user()
  rival = await t.user({ kyc_level: 1 })
  moderator = await t.user({ roles: ['moderator'] })
})
afterEach(() => t.close())

const MINUTE_MS = 60_000
const KYC_REQUIRED = { status: 403, code: 'KYC_REQUIRED' }
const DATES_TAKEN = { code: 'ITEMS_UNAVAILABLE', details: { lines: [{ code: 'DATES_TAKEN' }] } }

/** Hands in a proof, and has a moderator open it. */
async function handIn(step: 'identity' | 'selfie' = 'identity'): Promise<string> {
  const id = await createSubmission(t.db.pool, { user: newcomer.id, step })
  await t.rows('insert into public.kyc_openings (submission_id, moderator_id) values ($1, $2)', [
    id,
    moderator.id,
  ])
  return id
}
const approve = (id: string) => t.say(moderator, 'approve-identity', { id })
const reject = (id: string) => t.say(moderator, 'reject-identity', { id, reason: 'unreadable' })

/** Makes the wait, and all that is held, so many minutes older. */
async function pass(minutes: number) {
  await t.rows(
    `update public.identity_waits set began_at = began_at - make_interval(mins => $1),
     ends_at = ends_at - make_interval(mins => $1)`,
    [minutes],
  )
  await t.rows(
    `update public.held_periods set first_held_at = first_held_at - make_interval(mins => $1),
     held_until = held_until - make_interval(mins => $1)`,
    [minutes],
  )
  await t.rows('alter table public.reservations disable trigger renew_reservation')
  await t.rows(`update public.reservations set expires_at = expires_at - make_interval(mins => $1)`, [
    minutes,
  ])
  await t.rows('alter table public.reservations enable trigger renew_reservation')
}
/** For how many minutes from now the newcomer's dates are held. */
async function minutesHeld(): Promise<number> {
  const rows = await t.rows<{ minutes: number }>(
    `select extract(epoch from expires_at - now())::float8 / 60 as minutes from public.reservations
     where user_id = $1 and expires_at > now()`,
    [newcomer.id],
  )
  return Math.round(rows[0]?.minutes ?? 0)
}
const mailTo = async (person: TestUser) =>
  t.rows<{ template: string; data: Record<string, unknown> }>(
    'select template, data from public.outbox where recipient = $1',
    [person.email],
  )

describe('dates held while an identity is decided', () => {
  it('are held for four hours, seen on any device, and cannot be paid', async () => {
    expect(await t.hold(newcomer, t.line())).toMatchObject(KYC_REQUIRED)
    await handIn()
    const held = await t.hold(newcomer, t.line())
    const leftMs = Date.parse(held.value!.expiresAt) - Date.now()
    expect(leftMs / MINUTE_MS).toBeGreaterThan(238)
    expect(leftMs / MINUTE_MS).toBeLessThanOrEqual(240)
    expect(await t.hold(rival, t.line())).toMatchObject(DATES_TAKEN)
    expect(await t.say(newcomer, 'get-checkout')).toMatchObject({
      value: { state: 'held', kycLevel: 0, endsAt: held.value!.expiresAt },
    })
    expect(await t.start(newcomer, held)).toMatchObject(KYC_REQUIRED)
    expect(await t.rows('select 1 from public.orders')).toEqual([])
    expect(await mailTo(moderator)).toMatchObject([{ template: 'work-waiting', data: { why: 'checkout' } }])
  })

  it('are neither held for longer nor for shorter by holding them again', async () => {
    await handIn()
    await t.hold(newcomer, t.line())
    await pass(100)
    await t.hold(newcomer, t.line())
    expect(await minutesHeld()).toBe(140)
    await t.hold(newcomer, t.line(t.item, 4))
    expect(await minutesHeld()).toBe(140)
    await pass(130)
    await t.hold(newcomer, t.line(t.item, 4))
    expect(await minutesHeld()).toBe(10)
    await t.rows('delete from public.reservations')
    await t.client({ as: newcomer }).from('reservations').insert({
      item_id: t.item.id,
      user_id: newcomer.id,
      start_date: t.line().start,
      end_date: t.line().end,
      expires_at: '2100-01-01',
    })
    expect(await minutesHeld()).toBe(10)
  })

  it('are not held beyond the start of the rental', async () => {
    await handIn()
    const soon = new Date(Math.ceil(t.deps.now().getTime() / 3_600_000) * 3_600_000 + 3 * 3_600_000)
    await t.hold(newcomer, { ...t.line(), start: soon.toISOString() })
    const held = await t.rows<{ is_at_start: boolean }>(
      'select expires_at = start_date as is_at_start from public.reservations where user_id = $1',
      [newcomer.id],
    )
    expect(held).toEqual([{ is_at_start: true }])
  })

  it('are free once the wait is over, and are not held again for a week', async () => {
    await handIn()
    await t.hold(newcomer, t.line())
    await pass(241)
    expect(await t.hold(newcomer, t.line())).toMatchObject({ code: 'HELD_TOO_LONG' })
    expect(await t.hold(newcomer, t.line(t.item, 8))).toMatchObject(KYC_REQUIRED)
    expect(await t.hold(rival, t.line())).toMatchObject({ status: 200 })
    await pass(6 * 24 * 60)
    expect(await t.hold(newcomer, t.line())).toMatchObject(KYC_REQUIRED)
    await pass(24 * 60)
    expect(await t.hold(newcomer, t.line(t.item, 8))).toMatchObject({ status: 200 })
  })

  it('are not held where what is being decided does not suffice', async () => {
    await handIn()
    const dear = t.line(await t.another({ pricePerDayCents: 60_000 }))
    expect(await t.hold(newcomer, dear)).toMatchObject({ ...KYC_REQUIRED, details: { required: 2 } })
    expect(await t.rows('select 1 from public.identity_waits')).toEqual([])
    const selfie = await handIn('selfie')
    expect(await t.hold(newcomer, dear)).toMatchObject({ status: 200 })
    await reject(selfie)
    expect(await minutesHeld()).toBe(0)
  })
})

describe('the decision', () => {
  it('leaves an hour to pay where it is an approval, and says so', async () => {
    const id = await handIn()
    const held = await t.hold(newcomer, t.line())
    await pass(230)
    expect(await approve(id)).toMatchObject({ status: 200 })
    expect(await minutesHeld()).toBe(60)
    const [mail] = await mailTo(newcomer)
    expect(mail).toMatchObject({ template: 'identity-verified', data: { isPayable: true } })
    expect(mail!.data.url).toMatch(/\/booking\/summary$/)
    const started = await t.start(newcomer, held)
    await t.confirm(started)
    expect(await t.complete(newcomer, started)).toMatchObject({ status: 200 })
  })

  it('leaves a hold like any other where it comes at once, while its person is still there', async () => {
    const id = await handIn()
    await t.hold(newcomer, t.line())
    await approve(id)
    expect(await minutesHeld()).toBe(20)
    await pass(18)
    await t.hold(newcomer, t.line())
    expect(await minutesHeld()).toBe(20)
    await pass(18)
    await t.hold(newcomer, t.line())
    await pass(18)
    await t.hold(newcomer, t.line())
    expect(await minutesHeld()).toBe(6)
  })

  it('keeps what was promised, and no longer than that', async () => {
    const id = await handIn()
    await t.hold(newcomer, t.line())
    await pass(30)
    await approve(id)
    expect(await minutesHeld()).toBe(210)
    await pass(205)
    await t.hold(newcomer, t.line())
    expect(await minutesHeld()).toBe(5)
    await pass(6)
    expect(await t.hold(newcomer, t.line())).toMatchObject({ code: 'HELD_TOO_LONG' })
  })

  it('frees the dates at once where it is a rejection, and says so', async () => {
    const id = await handIn()
    const held = await t.hold(newcomer, t.line())
    expect(await reject(id)).toMatchObject({ status: 200 })
    expect(await t.hold(rival, t.line())).toMatchObject({ status: 200 })
    expect(await mailTo(newcomer)).toMatchObject([
      { template: 'identity-rejected', data: { released: [{ start: t.line().start }] } },
    ])
    expect(await t.start(newcomer, held)).toMatchObject({ code: 'HOLD_EXPIRED' })
    const { itemId, start, end } = t.line()
    const lines = [{ itemId, start, end, quantity: 1 }]
    const { reservationIds } = held.value!
    expect(await t.say(newcomer, 'get-checkout', { lines, reservationIds })).toMatchObject({
      value: { state: 'wanted' },
    })
    await handIn()
    expect(await t.hold(newcomer, t.line(t.item, 8))).toMatchObject(KYC_REQUIRED)
  })

  it('waits for the second proof where two are needed', async () => {
    const [identity, selfie] = [await handIn(), await handIn('selfie')]
    await t.hold(newcomer, t.line(await t.another({ pricePerDayCents: 60_000 })))
    await pass(200)
    await approve(identity)
    expect(await minutesHeld()).toBe(40)
    const [mail] = await mailTo(newcomer)
    expect(mail!.data).toMatchObject({ held: {} })
    expect(mail!.data).not.toHaveProperty('isPayable')
    await approve(selfie)
    expect(await minutesHeld()).toBe(60)
  })

  it.each([
    ['is withdrawn', () => t.say(newcomer, 'reset-identity', {})],
    [
      'is of somebody who is blocked',
      () => t.rows('update public.profiles set is_blocked = true where id = $1', [newcomer.id]),
    ],
  ])('is not needed any more where the proof %s', async (_, end) => {
    await handIn()
    await t.hold(newcomer, t.line())
    await end()
    expect(await minutesHeld()).toBe(0)
    expect(await t.hold(rival, t.line())).toMatchObject({ status: 200 })
  })

  it('and a payment of the same moment never make an order for what was refused', async () => {
    const id = await handIn()
    const held = await t.hold(newcomer, t.line())
    const [paid] = await Promise.all([t.start(newcomer, held), reject(id)])
    expect(['KYC_REQUIRED', 'HOLD_EXPIRED']).toContain(paid.code)
    expect(await t.rows('select 1 from public.orders')).toEqual([])
  })

  it.each([
    ['a rejection', reject, 0],
    ['an approval', approve, 20],
  ])('settles a wait that began while it was under way, with %s', async (_, decide, minutes) => {
    const id = await handIn()
    await t.hold(newcomer, t.line())
    await t.rows(`update public.identity_waits set began_at = began_at + interval '5 seconds',
      ends_at = ends_at + interval '5 seconds'`)
    expect(await decide(id)).toMatchObject({ status: 200 })
    expect(await minutesHeld()).toBe(minutes)
  })

  it('and a hold of the same moment leave nothing held after a rejection', async () => {
    const id = await handIn()
    const [held, rejected] = await Promise.all([t.hold(newcomer, t.line()), reject(id)])
    expect(rejected).toMatchObject({ status: 200 })
    expect([200, 403]).toContain(held.status)
    expect(await minutesHeld()).toBe(0)
  })
})
