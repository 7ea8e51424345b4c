import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let admin: TestUser
let person: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ roles: ['moderator'] })
  admin = await t.user({ roles: ['admin'] })
  person = t.owner
})
afterEach(() => t.close())

const report = (as: TestUser | undefined, more: object = {}) =>
  t.say(as, 'report', { subject: 'person', id: person.id, reason: 'harassment', ...more })
const decide = (as: TestUser | undefined, id: string, decision: string, more: object = {}) =>
  t.say(as, 'decide-case', { id, decision, ...more })
const appeal = (as: TestUser, message = 'It was not me, as the photo shows.') =>
  t.say(as, 'appeal', { subject: 'person', id: as.id, message })
const reports = () =>
  t.rows<{ id: string; reason: string; status: string }>(
    'select id, reason, status from public.cases order by created_at, id',
  )
const openReport = async () => (await reports()).find(({ status }) => status === 'open')!.id
const notices = (of: TestUser) =>
  t.rows('select kind, data from public.notifications where user_id = $1 order by id', [of.id])
const mails = (to: TestUser) =>
  t.rows('select template from public.outbox where recipient = $1 order by created_at', [to.email])
const isBlocked = async () =>
  (
    await t.rows<{ is_blocked: boolean }>('select is_blocked from public.profiles where id = $1', [person.id])
  )[0]!.is_blocked
const actions = async () =>
  (await t.rows<{ action: string }>('select action from public.audit_log order by id')).map(
    ({ action }) => action,
  )

describe('report of a person', () => {
  it('is filed once, however often it is sent, until it is decided', async () => {
    expect(await report(t.renter)).toEqual({
      status: 200,
      value: { subject: 'person', id: person.id, status: 'open' },
    })
    await Promise.all([report(t.renter), report(t.renter, { reason: 'fraud' })])
    expect(await reports()).toMatchObject([{ reason: 'harassment', status: 'open' }])
  })

  it('is about another existing person, says enough, and names only a rental with them', async () => {
    expect(await report(undefined)).toMatchObject({ status: 401 })
    expect(await report(person)).toMatchObject({ code: 'BAD_INPUT' })
    expect(await report(t.renter, { id: crypto.randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await report(t.renter, { reason: 'other' })).toMatchObject({ code: 'REASON_MISSING' })
    expect(await report(t.renter, { reason: 'appeal' })).toMatchObject({ code: 'BAD_INPUT' })
    await t.complete(t.renter, await t.pay(t.renter, [t.line()]))
    const [booking] = await t.rows<{ id: string }>('select id from public.bookings')
    const stranger = await t.user()
    expect(await report(stranger, { bookingId: booking!.id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await report(t.renter, { bookingId: booking!.id })).toMatchObject({ status: 200 })
    expect(await t.rows('select booking_id from public.cases')).toEqual([{ booking_id: booking!.id }])
  })

  it('is limited to ten an hour', async () => {
    const limited = await createCheckoutFixture({ env: { RATE_LIMITS: 'true' } })
    const answers = []
    for (let n = 0; n < 11; n++)
      answers.push(
        await limited.say(limited.renter, 'report', {
          subject: 'person',
          id: limited.owner.id,
          reason: 'name',
        }),
      )
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
    await limited.close()
  })

  it('is read by who wrote it and by moderators, not by the person or anyone else', async () => {
    await report(t.renter)
    const seen = async (as: TestUser) => (await t.client({ as }).from('cases').select('reason')).data?.length
    expect(await Promise.all([t.renter, moderator, admin].map(seen))).toEqual([1, 1, 1])
    expect(await Promise.all([person, await t.user()].map(seen))).toEqual([0, 0])
    const { error } = await t.client({ as: moderator }).from('cases').select('decided_by')
    expect(error).toMatchObject({ code: '42501' })
    const { data } = await t.client({ as: moderator }).rpc('open_decisions')
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ queue: 'cases', waiting: 1 })]))
  })
})

describe('what is decided on a report of a person', () => {
  it('can be nothing: the reporter is told, the person is not', async () => {
    await report(t.renter)
    const id = await openReport()
    expect(await decide(moderator, id, 'dismiss')).toMatchObject({ value: { id, status: 'dismissed' } })
    expect(await decide(moderator, id, 'dismiss')).toMatchObject({ status: 200 })
    expect(await decide(admin, id, 'dismiss')).toMatchObject({ code: 'WRONG_STATE' })
    expect(await notices(t.renter)).toEqual([
      { kind: 'report-decided', data: { title: 'Olga', outcome: 'person-dismissed' } },
    ])
    expect(await notices(person)).toEqual([])
    expect(await actions()).toEqual(['dismiss-person-report'])
  })

  it('can be a warning with a reason, which answers all open reports and can be appealed once', async () => {
    await report(t.renter)
    await report(await t.user(), { reason: 'name' })
    const id = await openReport()
    expect(await decide(moderator, id, 'warn')).toMatchObject({ code: 'REASON_MISSING' })
    expect(await decide(moderator, id, 'warn', { reason: 'other' })).toMatchObject({ code: 'REASON_MISSING' })
    expect(await decide(moderator, id, 'warn', { reason: 'name', message: 'Use your own.' })).toMatchObject({
      status: 200,
    })
    expect((await reports()).map(({ status }) => status)).toEqual(['warned', 'warned'])
    expect(await notices(person)).toEqual([
      { kind: 'conduct-decided', data: { outcome: 'warned', reason: 'name', message: 'Use your own.' } },
    ])
    expect(await mails(person)).toEqual([{ template: 'conduct-decided' }])
    expect(await mails(t.renter)).toEqual([{ template: 'report-decided' }])
    expect(await isBlocked()).toBe(false)

    expect(await appeal(t.renter)).toMatchObject({ code: 'WRONG_STATE' })
    expect(await appeal(person, 'No.')).toMatchObject({ code: 'BAD_INPUT' })
    await Promise.all([appeal(person), appeal(person)])
    const appealed = await openReport()
    expect(await decide(moderator, appealed, 'warn', { reason: 'name' })).toMatchObject({
      code: 'WRONG_STATE',
    })
    expect(await decide(admin, appealed, 'dismiss')).toMatchObject({ status: 200 })
    expect((await notices(person)).at(-1)).toMatchObject({ data: { outcome: 'appeal-dismissed' } })
    expect(await appeal(person)).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('can be a block: nothing new is offered or booked until an admin lifts it on appeal', async () => {
    await report(t.renter)
    expect(await decide(moderator, await openReport(), 'block', { reason: 'fraud' })).toMatchObject({
      value: { status: 'blocked' },
    })
    expect(await isBlocked()).toBe(true)
    expect((await t.client().from('items').select('id').eq('id', t.item.id)).data).toEqual([])
    expect(await report(person, { id: t.renter.id })).toMatchObject({ code: 'BLOCKED' })
    expect(await appeal(person)).toMatchObject({ status: 200 })
    const id = await openReport()
    expect(await decide(moderator, id, 'lift')).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
    expect(await decide(admin, id, 'lift')).toMatchObject({ value: { status: 'lifted' } })
    expect(await isBlocked()).toBe(false)
    expect((await notices(person)).at(-1)).toMatchObject({ data: { outcome: 'lifted' } })
    expect(await actions()).toEqual(['block-person', 'lift-conduct'])
  })

  it('is for moderators, of the team for admins, and of oneself for others', async () => {
    await report(t.renter)
    const id = await openReport()
    expect(await decide(t.renter, id, 'dismiss')).toMatchObject({ status: 404 })
    expect(await decide(undefined, id, 'dismiss')).toMatchObject({ status: 401 })
    await t.rows(`update public.profiles set roles = '{user,moderator}' where id = any($1)`, [
      [person.id, t.renter.id],
    ])
    for (const who of [person, t.renter, moderator])
      expect(await decide(who, id, 'block', { reason: 'fraud' })).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await decide(admin, id, 'dismiss')).toMatchObject({ status: 200 })
  })

  it('has one outcome where two decide at the same moment', async () => {
    await report(t.renter)
    const id = await openReport()
    const answers = await Promise.all([
      decide(moderator, id, 'block', { reason: 'fraud' }),
      decide(admin, id, 'dismiss'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await actions()).toHaveLength(1)
  })
})
