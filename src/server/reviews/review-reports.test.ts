import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let reviewId: string
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ roles: ['moderator'] })
  const start = new Date(Date.now() - 20 * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  const { id } = await createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start,
    end,
    status: 'completed',
  })
  const rows = await t.rows<{ id: string }>(
    `insert into public.reviews (booking_id, kind, author_id, item_id, subject_id, rating, text, published_at)
     values ($1, 'renter_to_owner', $2, $3, $4, 1, 'A swindler', now()) returning id`,
    [id, t.renter.id, t.item.id, t.owner.id],
  )
  reviewId = rows[0]!.id
})
afterEach(() => t.close())

const report = (who: TestUser | undefined, change: object = {}) =>
  t.say(who, 'report', { subject: 'review', id: reviewId, reason: 'offensive', ...change })
const decide = (who: TestUser | undefined, id: string, decision: string, change: object = {}) =>
  t.say<{ status: string }>(who, 'decide-case', { id, decision, ...change })
const openReport = async () =>
  (await t.rows<{ id: string }>(`select id from public.cases where status = 'open' limit 1`))[0]!.id
const visible = async () => (await t.client().from('public_reviews').select('text, reply')).data
const notices = (who: TestUser) =>
  t.rows('select kind, data from public.notifications where user_id = $1 order by id', [who.id])
const ratings = async () =>
  (await t.rows('select rating_sum, rating_count from public.profiles where id = $1', [t.owner.id]))[0]
const logged = async () =>
  (await t.rows<{ action: string }>('select action from public.audit_log order by id')).map(
    ({ action }) => action,
  )

describe('report of a review', () => {
  it('reaches the moderators once, and the author never learns who wrote it', async () => {
    expect(await report(t.owner)).toMatchObject({ status: 200 })
    expect(await report(t.owner)).toMatchObject({ status: 200 })
    const seen = async (who: TestUser) =>
      (await t.client({ as: who }).from('cases').select('reason, reporter_id')).data?.length
    expect([await seen(moderator), await seen(t.owner), await seen(t.renter)]).toEqual([1, 1, 0])
    const { data } = await t.client({ as: moderator }).rpc('open_decisions')
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ queue: 'cases', waiting: 1 })]))
  })

  it('says enough, is about what can be read, and not about one’s own words', async () => {
    expect(await report(t.owner, { reason: 'other' })).toMatchObject({ code: 'REASON_MISSING' })
    expect(await report(t.renter)).toMatchObject({ code: 'BAD_INPUT' })
    await t.say(t.owner, 'reply-to-review', { reviewId, text: 'You liar' })
    expect(await report(t.renter)).toMatchObject({ status: 200 })
    await t.rows('update public.profiles set is_blocked = true where id = $1', [t.owner.id])
    expect(await report(t.owner)).toMatchObject({ code: 'BLOCKED' })
    expect(await report(moderator, { id: moderator.id })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('decide-case on a review', () => {
  it('can leave the review: the reporter is told, the author is not', async () => {
    await report(t.owner)
    const id = await openReport()
    expect(await decide(moderator, id, 'dismiss')).toMatchObject({ value: { status: 'dismissed' } })
    expect(await decide(moderator, id, 'dismiss')).toMatchObject({ status: 200 })
    expect(await visible()).toHaveLength(1)
    expect(await notices(t.owner)).toMatchObject([
      { kind: 'report-decided', data: { outcome: 'review-dismissed' } },
    ])
    expect(await notices(t.renter)).toEqual([])
    expect(await logged()).toEqual(['dismiss-review-report'])
  })

  it('can hide it with its stars: only its author and the team go on reading it, and all its reports are answered', async () => {
    expect(await ratings()).toEqual({ rating_sum: 1, rating_count: 1 })
    await report(t.owner)
    await report(await t.user())
    const id = await openReport()
    expect(await decide(moderator, id, 'hide')).toMatchObject({ code: 'REASON_MISSING' })
    const why = { reason: 'offensive', message: 'That word is an insult.' }
    expect(await decide(moderator, id, 'hide', why)).toMatchObject({ value: { status: 'hidden' } })
    expect(await visible()).toEqual([])
    expect(await ratings()).toEqual({ rating_sum: 0, rating_count: 0 })
    const read = async (who: TestUser) =>
      (await t.client({ as: who }).from('reviews').select('id')).data?.length
    expect([await read(t.renter), await read(t.owner), await read(moderator)]).toEqual([1, 0, 1])
    expect(await notices(t.renter)).toMatchObject([
      { kind: 'review-removed', data: { part: 'review', reason: 'offensive', message: why.message } },
    ])
    expect(await t.rows(`select status from public.cases where status <> 'hidden'`)).toEqual([])
    expect(await t.say(t.owner, 'reply-to-review', { reviewId, text: 'Ha' })).toMatchObject({
      code: 'NOT_FOUND',
    })
    const later = `update public.reviews set hidden_at = hidden_at + interval '1 s'`
    await expect(t.rows(later)).rejects.toThrow(/stays/)
  })

  it('is looked at again once, where its author objects: it is shown with its stars, or stays hidden', async () => {
    const appeal = (who: TestUser) =>
      t.say(who, 'appeal', { subject: 'review', id: reviewId, message: 'That is what happened.' })
    const hide = async () => {
      await report(t.owner)
      const hidden = await decide(moderator, await openReport(), 'hide', { reason: 'offensive' })
      expect(hidden).toMatchObject({ value: { status: 'hidden' } })
    }
    expect(await appeal(t.renter)).toMatchObject({ code: 'WRONG_STATE' })
    await hide()
    expect(await appeal(t.owner)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await appeal(t.renter)).toMatchObject({ status: 200 })
    expect(await appeal(t.renter)).toMatchObject({ status: 200 })
    const id = await openReport()
    expect(await decide(moderator, id, 'hide', { reason: 'offensive' })).toMatchObject({
      code: 'WRONG_STATE',
    })
    const both = await Promise.all([decide(moderator, id, 'restore'), decide(moderator, id, 'restore')])
    // Two presses of the same person: its stars count once.
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await visible()).toMatchObject([{ text: 'A swindler' }])
    expect(await ratings()).toEqual({ rating_sum: 1, rating_count: 1 })
    expect((await notices(t.renter)).at(-1)).toMatchObject({
      kind: 'report-decided',
      data: { outcome: 'review-restored' },
    })
    // Another decision, another appeal; the second one is final.
    await hide()
    expect(await appeal(t.renter)).toMatchObject({ status: 200 })
    expect(await decide(moderator, await openReport(), 'dismiss')).toMatchObject({ status: 200 })
    expect((await notices(t.renter)).at(-1)).toMatchObject({ data: { outcome: 'review-appeal-dismissed' } })
    expect(await appeal(t.renter)).toMatchObject({ code: 'WRONG_STATE' })
    expect(await visible()).toEqual([])
    expect(await ratings()).toEqual({ rating_sum: 0, rating_count: 0 })
  })

  it('can remove the reply alone, to which there is no second one', async () => {
    await report(t.owner)
    expect(await decide(moderator, await openReport(), 'remove-reply', { reason: 'private' })).toMatchObject({
      code: 'WRONG_STATE',
    })
    await t.say(t.owner, 'reply-to-review', { reviewId, text: 'She lives at 5 Mill Lane' })
    await report(t.renter, { reason: 'private' })
    expect(await decide(moderator, await openReport(), 'remove-reply', { reason: 'private' })).toMatchObject({
      value: { status: 'reply-removed' },
    })
    expect(await visible()).toEqual([{ text: 'A swindler', reply: null }])
    expect((await notices(t.owner)).at(0)).toMatchObject({ kind: 'review-removed', data: { part: 'reply' } })
    expect(await t.say(t.owner, 'reply-to-review', { reviewId, text: 'Again' })).toMatchObject({
      code: 'REPLY_EXISTS',
    })
    await expect(t.rows(`update public.reviews set reply = 'Again'`)).rejects.toThrow(/stays/)
    expect(await logged()).toEqual(['remove-reply'])
  })

  it('puts a reply back as it was where its lender objects, once', async () => {
    const appeal = (who: TestUser) =>
      t.say(who, 'appeal', { subject: 'review', id: reviewId, message: 'That address is public.' })
    const words = async (who: TestUser) =>
      (await t.client({ as: who }).rpc('removed_reply', { review: reviewId })).data
    const removeReply = async () => {
      await report(t.renter, { reason: 'private' })
      await decide(moderator, await openReport(), 'remove-reply', { reason: 'private' })
    }
    await t.say(t.owner, 'reply-to-review', { reviewId, text: 'It is at 5 Mill Lane' })
    expect(await appeal(t.owner)).toMatchObject({ code: 'WRONG_STATE' })
    await removeReply()
    const removed = [{ words: 'It is at 5 Mill Lane', removed_at: expect.any(String) }]
    expect([await words(t.owner), await words(moderator), await words(t.renter)]).toEqual([
      removed,
      removed,
      [],
    ])
    // Nobody puts other words in its place, whoever writes to the table.
    const serve = `select set_config('request.jwt.claims', '{"role":"service_role"}', false)`
    await expect(
      t.rows(`with s as (${serve}) update public.reviews set reply = 'Again' from s`),
    ).rejects.toThrow(/stays/)

    expect(await appeal(t.renter)).toMatchObject({ code: 'WRONG_STATE' })
    expect(await appeal(t.owner)).toMatchObject({ status: 200 })
    const id = await openReport()
    const both = await Promise.all([decide(moderator, id, 'restore'), decide(moderator, id, 'restore')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await visible()).toEqual([{ text: 'A swindler', reply: 'It is at 5 Mill Lane' }])
    expect((await notices(t.owner)).at(-1)).toMatchObject({ data: { outcome: 'reply-restored' } })
    expect(await logged()).toEqual(['remove-reply', 'restore-reply'])

    t.setNow(60_000)
    await removeReply()
    expect(await appeal(t.owner)).toMatchObject({ status: 200 })
    expect(await decide(moderator, await openReport(), 'dismiss')).toMatchObject({ status: 200 })
    expect((await notices(t.owner)).at(-1)).toMatchObject({ data: { outcome: 'reply-appeal-dismissed' } })
    expect(await appeal(t.owner)).toMatchObject({ code: 'WRONG_STATE' })
    expect(await visible()).toEqual([{ text: 'A swindler', reply: null }])
  })

  it('is for moderators who have no part in it, and for admins', async () => {
    await report(t.owner)
    const id = await openReport()
    expect(await decide(t.renter, id, 'dismiss')).toMatchObject({ status: 404 })
    expect(await decide(undefined, id, 'dismiss')).toMatchObject({ status: 401 })
    await t.rows(`update public.profiles set roles = '{user,moderator}' where id = any($1)`, [
      [t.owner.id, t.renter.id],
    ])
    for (const who of [t.owner, t.renter])
      expect(await decide(who, id, 'hide', { reason: 'offensive' })).toMatchObject({ code: 'UNAUTHORIZED' })
    const admin = await t.user({ roles: ['admin'] })
    expect(await decide(admin, id, 'dismiss')).toMatchObject({ status: 200 })
    expect(await decide(moderator, id, 'dismiss')).toMatchObject({ code: 'WRONG_STATE' })
  })
})
