import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let admin: TestUser
let itemId: string
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ roles: ['moderator'] })
  admin = await t.user({ roles: ['admin'] })
  itemId = t.item.id
})
afterEach(() => t.close())

const report = (as: TestUser | undefined, more: object = {}) =>
  t.say(as, 'report', { subject: 'item', id: itemId, reason: 'misleading', ...more })
const appeal = (as: TestUser, message = 'The licence is in the second picture.') =>
  t.say(as, 'appeal', { subject: 'item', id: itemId, message })
const decide = (as: TestUser, name: string, more: object = {}) =>
  t.say(as, `${name}-listing`, { id: itemId, ...more })
const dismiss = (as: TestUser | undefined, id: string) =>
  t.say(as, 'decide-case', { id, decision: 'dismiss' })
const reports = () =>
  t.rows<{ id: string; reason: string; status: string }>(
    'select id, reason, status from public.cases order by created_at',
  )
const firstReport = async () => (await reports())[0]!.id
const statusOf = async () =>
  (await t.rows<{ status: string }>('select status from public.items where id = $1', [itemId]))[0]!.status
const notices = (of: TestUser) =>
  t.rows('select kind, data from public.notifications where user_id = $1 order by id', [of.id])
const mails = async (to: TestUser) =>
  (
    await t.rows<{ template: string }>(
      'select template from public.outbox where recipient = $1 order by created_at',
      [to.email],
    )
  ).map(({ template }) => template)
const actions = async () =>
  (await t.rows<{ action: string }>('select action from public.audit_log order by id')).map(
    ({ action }) => action,
  )

describe('report of an item', () => {
  it('is filed once, however often it is sent, until it is decided', async () => {
    expect(await report(t.renter)).toEqual({
      status: 200,
      value: { subject: 'item', id: itemId, status: 'open' },
    })
    await Promise.all([report(t.renter), report(t.renter, { reason: 'unsafe' })])
    // From some repetition on, PostgreSQL keeps the plan of a statement for whatever its parameters are.
    for (let n = 0; n < 12; n++) expect((await report(t.renter)).status).toBe(200)
    expect(await reports()).toMatchObject([{ reason: 'misleading', status: 'open' }])
    await dismiss(moderator, await firstReport())
    await report(t.renter, { reason: 'unsafe' })
    expect(await reports()).toMatchObject([{ status: 'dismissed' }, { reason: 'unsafe', status: 'open' }])
  })

  it('says enough', async () => {
    expect(await report(t.renter, { reason: 'other' })).toMatchObject({ code: 'REASON_MISSING' })
    expect(await report(t.renter, { reason: 'appeal' })).toMatchObject({ code: 'BAD_INPUT' })
    expect(await report(t.renter, { message: 'x'.repeat(1_001) })).toMatchObject({ code: 'BAD_INPUT' })
  })

  it('is about a listing of another owner that is there to be seen', async () => {
    expect(await report(t.owner)).toMatchObject({ status: 409, code: 'OWN_ITEM' })
    expect(await report(undefined)).toMatchObject({ status: 401 })
    await t.rows(`update public.items set status = 'paused' where id = $1`, [itemId])
    expect(await report(t.renter)).toMatchObject({ status: 404 })
  })

  it('is read by its author and by moderators, not by the lender or others', async () => {
    await report(t.renter)
    const seen = async (as: TestUser | undefined) =>
      (
        await t
          .client(as && { as })
          .from('cases')
          .select('reason')
      ).data?.length ?? 'refused'
    expect(await Promise.all([t.renter, moderator, admin].map(seen))).toEqual([1, 1, 1])
    expect(await Promise.all([t.owner, await t.user(), undefined].map(seen))).toEqual([0, 0, 'refused'])
    const { error } = await t.client({ as: moderator }).from('cases').select('decided_by')
    expect(error).toMatchObject({ code: '42501' })
  })
})

describe('what is decided on a report', () => {
  it('can be that the listing stays, which the reporter is told and the audit log keeps', async () => {
    await report(t.renter)
    const id = await firstReport()
    expect(await dismiss(moderator, id)).toMatchObject({ value: { id, status: 'dismissed' } })
    expect(await dismiss(moderator, id)).toMatchObject({ status: 200 })
    expect(await dismiss(admin, id)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
    expect(await notices(t.renter)).toEqual([
      { kind: 'report-decided', data: { title: expect.any(String), outcome: 'dismissed' } },
    ])
    expect(await mails(t.renter)).toEqual(['report-decided'])
    expect(await actions()).toEqual(['dismiss-report'])
    expect(await statusOf()).toBe('published')
  })

  it('reaches those who want no mail about listings in the application alone', async () => {
    await t.rows(
      `insert into public.notification_settings (user_id, topic, by_mail, in_app) values ($1, 'listings', false, true)`,
      [t.renter.id],
    )
    await report(t.renter)
    await dismiss(moderator, await firstReport())
    expect(await mails(t.renter)).toEqual([])
    expect(await notices(t.renter)).toHaveLength(1)
  })

  it('is for moderators, and not for those it is about or from', async () => {
    await report(t.renter)
    const id = await firstReport()
    expect(await dismiss(t.owner, id)).toMatchObject({ status: 404 })
    expect(await dismiss(undefined, id)).toMatchObject({ status: 401 })
    await t.rows(`update public.profiles set roles = '{user,moderator}' where id = any($1)`, [
      [t.owner.id, t.renter.id],
    ])
    expect(await dismiss(t.owner, id)).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
    expect(await dismiss(t.renter, id)).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
    expect(await reports()).toMatchObject([{ status: 'open' }])
  })

  it('can be that the lender changes it: it is hidden meanwhile, and both sides are told', async () => {
    await report(t.renter)
    expect(await decide(moderator, 'return', { reason: 'description' })).toMatchObject({ status: 200 })
    expect(await statusOf()).toBe('draft')
    expect(await reports()).toMatchObject([{ status: 'changed' }])
    expect(await notices(t.renter)).toMatchObject([{ data: { outcome: 'changed' } }])
    expect(await notices(t.owner)).toMatchObject([{ kind: 'listing-returned' }])
  })
})

describe('a removal', () => {
  beforeEach(async () => {
    await report(t.renter)
    await decide(moderator, 'remove', { reason: 'forbidden' })
  })

  it('closes the reports, and tells both sides', async () => {
    expect(await reports()).toMatchObject([{ status: 'removed' }])
    expect(await notices(t.renter)).toMatchObject([{ data: { outcome: 'removed' } }])
    expect(await notices(t.owner)).toMatchObject([{ kind: 'listing-removed' }])
  })

  it('is taken back by an admin, not by a moderator; the lender offers it again', async () => {
    expect(await appeal(t.owner)).toMatchObject({ status: 200 })
    expect(await decide(moderator, 'restore')).toMatchObject({ status: 403, code: 'WRONG_ACTOR' })
    expect(await decide(admin, 'restore')).toMatchObject({ value: { status: 'paused' } })
    expect((await reports()).map(({ status }) => status)).toEqual(['removed', 'restored'])
    expect((await notices(t.owner)).at(-1)).toMatchObject({ kind: 'listing-restored' })
    expect(await mails(t.owner)).toEqual(['listing-removed', 'listing-restored'])
    expect(await actions()).toEqual(['remove-listing', 'restore-listing'])
    expect(
      await t.rows('select transition, role from public.listing_events order by id desc limit 1'),
    ).toEqual([{ transition: 'restore', role: 'admin' }])
  })

  it('is appealed once, by its lender', async () => {
    expect(await appeal(t.renter)).toMatchObject({ status: 404 })
    expect(await appeal(t.owner, 'No.')).toMatchObject({ code: 'BAD_INPUT' })
    await appeal(t.owner)
    await appeal(t.owner)
    const open = (await reports()).filter(({ status }) => status === 'open')
    expect(open).toMatchObject([{ reason: 'appeal' }])
    await dismiss(admin, open[0]!.id)
    expect((await notices(t.owner)).at(-1)).toMatchObject({ data: { outcome: 'appeal-dismissed' } })
    expect(await mails(t.owner)).toEqual(['listing-removed', 'report-decided'])
    expect(await appeal(t.owner)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
    await decide(admin, 'restore')
    expect(await appeal(t.owner)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
  })
})
