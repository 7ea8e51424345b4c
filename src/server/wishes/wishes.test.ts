import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import { endWishes } from './tasks/end-wishes.ts'
import { tellAnswers } from './tasks/tell-answers.ts'
import { tellLenders } from './tell-lenders.ts'

let t: CheckoutFixture
let wisher: TestUser
let categoryId: string
beforeEach(async () => {
  t = await createCheckoutFixture()
  wisher = await t.user({ name: 'Wanda Wisher' })
  const [item] = await t.rows<{ category_id: string; latitude: number; longitude: number }>(
    'select category_id, latitude, longitude from public.items where id = $1',
    [t.item.id],
  )
  categoryId = item!.category_id
  place = { ...place, latitude: item!.latitude + 0.0123, longitude: item!.longitude }
})
afterEach(() => t.close())

let place = { neighbourhood: 'Neukölln', city: 'Berlin', country: 'DE', latitude: 52.48, longitude: 13.43 }
const post = (who: TestUser | undefined, change: object = {}) =>
  t.say<{ id: string }>(who, 'post-wish', {
    title: 'Carpet cleaner',
    note: 'For one room.',
    language: 'en',
    categoryId,
    place,
    ...change,
  })
const posted = async (who = wisher, change: object = {}) => {
  const answer = await post(who, change)
  if (!('value' in answer) || !answer.value) throw new Error(JSON.stringify(answer))
  return answer.value.id
}
const answer = (who: TestUser | undefined, wishId: string, itemId = t.item.id) =>
  t.say(who, 'answer-wish', { wishId, itemId })
const tell = (wishId: string) =>
  inTransaction(t.db, { as: 'service' }, (tx) =>
    tellLenders(tx, 'https://site.example', wishId, t.deps.now()),
  )
const notices = async (who: TestUser) =>
  t.rows<{ kind: string; path: string; data: Record<string, unknown> }>(
    'select kind, path, data from public.notifications where user_id = $1 order by id',
    [who.id],
  )
const statusOf = async (id: string) =>
  (await t.rows<{ status: string }>('select status from public.wishes where id = $1', [id]))[0]?.status
const open = async (who?: TestUser) =>
  (
    await t
      .client(who && { as: who })
      .from('open_wishes')
      .select('*')
  ).data

describe('post-wish', () => {
  it('is told with the town as the lender’s language calls it', async () => {
    await t.rows(`update public.profiles set locale = 'fr' where id = $1`, [t.owner.id])
    const vienna = { neighbourhood: 'Neubau', city: 'Wien', country: 'AT' }
    expect(await tell(await posted(wisher, { place: { ...place, ...vienna } }))).toBe(1)
    expect((await notices(t.owner)).at(-1)?.data).toMatchObject({ where: 'Neubau, Vienne' })
  })

  it('shows neighbours a first name and a rough place, and lenders of the category are told', async () => {
    const id = await posted()
    const [seen] = (await open())!
    expect(seen).toMatchObject({ id, first_name: 'Wanda', answer_count: 0, note: 'For one room.' })
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Wisher|${wisher.id}`))
    expect(seen!.latitude * 100).toBeCloseTo(Math.round(seen!.latitude * 100), 6)
    expect(await tell(id)).toBe(1)
    expect(await notices(t.owner)).toMatchObject([
      { kind: 'wish-nearby', path: `/wishes/${id}`, data: { title: 'Carpet cleaner', name: 'Wanda' } },
    ])
    // Done again, nobody is told twice.
    expect(await tell(id)).toBe(0)
    expect(await notices(t.owner)).toHaveLength(1)
  })

  it('is for people who are signed in and not blocked', async () => {
    expect(await post(undefined)).toMatchObject({ status: 401 })
    await t.rows('update public.profiles set is_blocked = true where id = $1', [wisher.id])
    expect(await post(wisher)).toMatchObject({ code: 'BLOCKED' })
  })

  it('takes plain words without contact details, and days that are to come', async () => {
    const refused: [object, string][] = [
      [{ title: 'x' }, 'BAD_INPUT'],
      [{ title: 'see www.example.com' }, 'NAME_NOT_PLAIN'],
      [{ note: 'call 0171 2345678' }, 'WISH_HAS_CONTACT'],
      [{ days: { first: '2020-01-01', last: '2020-01-02' } }, 'PERIOD_PAST'],
      [{ categoryId: wisher.id }, 'BAD_INPUT'],
    ]
    for (const [change, code] of refused) expect(await post(wisher, change)).toMatchObject({ code })
    expect(await open()).toEqual([])
    await posted(wisher, { note: 'two\n  lines' })
    expect(await open()).toMatchObject([{ note: 'two lines' }])
  })

  it('is one wish when pressed twice, and at most five at a time', async () => {
    const first = await posted()
    expect(await posted()).toBe(first)
    for (let n = 2; n <= 5; n++) await posted(wisher, { title: `Wish ${n}` })
    expect(await post(wisher, { title: 'Wish 6' })).toMatchObject({ code: 'TOO_MANY_WISHES' })
    expect(await t.say(wisher, 'withdraw-wish', { id: first })).toMatchObject({
      value: { status: 'withdrawn' },
    })
    expect(await post(wisher, { title: 'Wish 6' })).toMatchObject({ status: 200 })
  })
})

describe('the lenders who are told', () => {
  it('are near, lend that category, and hear of three wishes a day', async () => {
    const other = await t.user({ name: 'Far Away' })
    const far = await createItem(t.db.pool, { owner: other.id })
    await t.rows('update public.items set latitude = latitude + 1 where id = $1', [far.id])
    for (let n = 1; n <= 3; n++) expect(await tell(await posted(wisher, { title: `Wish ${n}` }))).toBe(1)
    expect(await tell(await posted(wisher, { title: 'Wish 4' }))).toBe(0)
    expect(await notices(t.owner)).toHaveLength(3)
    expect(await notices(other)).toEqual([])
  })

  it('are at most twenty for a wish', async () => {
    for (let n = 0; n < 22; n++) {
      const { id } = await createItem(t.db.pool, { owner: (await t.user()).id })
      await t.rows('update public.items set category_id = $2, latitude = $3, longitude = $4 where id = $1', [
        id,
        categoryId,
        place.latitude,
        place.longitude,
      ])
    }
    expect(await tell(await posted())).toBe(20)
  })

  it('can switch the topic off, and are left alone by people they took no messages from', async () => {
    await t.rows(
      `insert into public.notification_settings (user_id, topic, by_mail, in_app, by_push)
       values ($1, 'wishes', false, false, false)`,
      [t.owner.id],
    )
    expect(await tell(await posted())).toBe(0)
    await t.rows('delete from public.notification_settings')
    await t.rows('insert into public.message_blocks (person_id, blocked_id) values ($1, $2)', [
      t.owner.id,
      wisher.id,
    ])
    expect(await tell(await posted(wisher, { title: 'Another' }))).toBe(0)
  })
})

describe('the wishes near a lender', () => {
  const near = async (who: TestUser | undefined, args: object = {}) => {
    const { data, error } = await t.client(who && { as: who }).rpc('my_nearby_wishes', args)
    return error ? error.code : (data as unknown as { title: string }[]).map(({ title }) => title)
  }

  const otherCategory = async () => {
    const { id } = await createItem(t.db.pool, { owner: wisher.id, category: 'camping' })
    const [item] = await t.rows<{ category_id: string }>(
      'select category_id from public.items where id = $1',
      [id],
    )
    expect(item!.category_id).not.toBe(categoryId)
    return item!.category_id
  }

  it('are those of the categories and places of their items, as everyone sees them', async () => {
    await posted(wisher, { title: 'Farther', place: { ...place, latitude: place.latitude + 0.05 } })
    await posted(wisher, { title: 'Nearer' })
    await posted(wisher, { title: 'Too far', place: { ...place, latitude: place.latitude + 0.2 } })
    const other = await otherCategory()
    await posted(wisher, { title: 'Another category', categoryId: other })
    expect(await near(t.owner)).toEqual(['Nearer', 'Farther'])
    expect(await near(t.owner, { radius_km: 3 })).toEqual(['Nearer'])
    expect(await near(t.owner, { max_rows: 1 })).toEqual(['Nearer'])
    expect(await near(t.owner, { radius_km: 5_000 })).toEqual(['Nearer', 'Farther', 'Too far'])
    // Who lends nothing has none, and a visitor is no lender.
    expect(await near(t.renter)).toEqual([])
    expect(await near(undefined)).toBe('42501')
    const { data } = await t.client({ as: t.owner }).rpc('my_nearby_wishes')
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`Wisher|${wisher.id}`))
  })

  it('are a category above that of an item as well, and none of what is only a draft', async () => {
    const below = await otherCategory()
    await t.rows('update public.categories set parent_id = $1 where id = $2', [categoryId, below])
    await t.rows('update public.items set category_id = $2 where id = $1', [t.item.id, below])
    await posted()
    expect(await near(t.owner)).toEqual(['Carpet cleaner'])
    const beginner = await t.user()
    await createItem(t.db.pool, { owner: beginner.id, status: 'draft' })
    expect(await near(beginner)).toEqual([])
  })

  it('are neither their own, nor answered, nor ended, nor of people whom they blocked', async () => {
    await posted(t.owner, { title: 'My own' })
    const answered = await posted(wisher, { title: 'Answered' })
    const withdrawn = await posted(wisher, { title: 'Withdrawn' })
    await answer(t.owner, answered)
    await t.say(wisher, 'withdraw-wish', { id: withdrawn })
    await posted(wisher, { title: 'Open' })
    expect(await near(t.owner)).toEqual(['Open'])
    await t.rows('insert into public.message_blocks (person_id, blocked_id) values ($1, $2)', [
      wisher.id,
      t.owner.id,
    ])
    expect(await near(t.owner)).toEqual([])
  })
})

describe('answer-wish', () => {
  it('tells the person with the wish once, with the way to book on their days', async () => {
    const day = new Date(t.deps.now().getTime() + 9 * DAY_MS).toISOString().slice(0, 10)
    const id = await posted(wisher, { days: { first: day, last: day } })
    expect(await answer(t.owner, id)).toMatchObject({ value: { isShown: true } })
    expect(await answer(t.owner, id)).toMatchObject({ status: 200 })
    expect(await notices(wisher)).toMatchObject([
      {
        kind: 'wish-answered',
        path: `/product/${t.item.id}?from=${day}&to=${day}`,
        data: { title: 'Carpet cleaner' },
      },
    ])
    expect(await open()).toMatchObject([{ answer_count: 1 }])
    const read = async (who: TestUser) =>
      (await t.client({ as: who }).from('wish_answers').select('item_id')).data?.length
    expect([await read(wisher), await read(t.owner), await read(t.renter)]).toEqual([1, 1, 0])
  })

  it('is for items of one’s own and wishes of others that are open', async () => {
    const id = await posted()
    expect(await answer(undefined, id)).toMatchObject({ status: 401 })
    expect(await answer(t.renter, id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await answer(wisher, id)).toMatchObject({ code: 'WRONG_ACTOR' })
    expect(await answer(t.owner, wisher.id)).toMatchObject({ code: 'NOT_FOUND' })
    await t.rows('insert into public.message_blocks (person_id, blocked_id) values ($1, $2)', [
      wisher.id,
      t.owner.id,
    ])
    expect(await answer(t.owner, id)).toMatchObject({ code: 'RECIPIENT_REFUSES' })
    await t.say(wisher, 'fulfil-wish', { id })
    expect(await answer(t.owner, id)).toMatchObject({ code: 'WISH_OVER' })
  })

  it('with a draft shows it once it is published', async () => {
    const id = await posted()
    await t.rows(`update public.items set status = 'paused' where id = $1`, [t.item.id])
    expect(await answer(t.owner, id)).toMatchObject({ value: { isShown: false } })
    await tellAnswers.run(t.deps, async (request) => t.app.fetch(request))
    const read = async () =>
      (await t.client({ as: wisher }).from('wish_answers').select('item_id')).data?.length
    expect([await read(), (await notices(wisher)).length]).toEqual([0, 0])
    await t.rows(`update public.items set status = 'published' where id = $1`, [t.item.id])
    await tellAnswers.run(t.deps, async (request) => t.app.fetch(request))
    await tellAnswers.run(t.deps, async (request) => t.app.fetch(request))
    expect([await read(), (await notices(wisher)).length]).toEqual([1, 1])
  })

  it('is at most three items of one lender', async () => {
    const id = await posted()
    const items = [t.item.id]
    for (let n = 0; n < 3; n++) items.push((await createItem(t.db.pool, { owner: t.owner.id })).id)
    const codes = []
    for (const itemId of items) codes.push((await answer(t.owner, id, itemId)).status)
    expect(codes).toEqual([200, 200, 200, 409])
  })
})

describe('the end of a wish', () => {
  it('is its owner’s to say, and nobody else’s', async () => {
    const id = await posted()
    expect(await t.say(t.owner, 'fulfil-wish', { id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await t.say(wisher, 'fulfil-wish', { id })).toMatchObject({ value: { status: 'met' } })
    expect(await t.say(wisher, 'withdraw-wish', { id })).toMatchObject({ code: 'WRONG_STATE' })
    expect(await open()).toEqual([])
    const update = await t.client({ as: wisher }).from('wishes').update({ title: 'Mine' }).eq('id', id)
    expect(update.error?.code).toBe('42501')
  })

  it('comes with a booking of an item that answered it', async () => {
    const [id, other] = [await posted(), await posted(wisher, { title: 'Another' })]
    await answer(t.owner, id)
    const start = new Date(t.deps.now().getTime() + 10 * DAY_MS)
    await createBooking(t.db.pool, {
      item: t.item.id,
      renter: wisher.id,
      start,
      end: new Date(start.getTime() + DAY_MS),
      status: 'confirmed',
    })
    await t.rows(`update public.wish_answers set created_at = created_at - interval '1 minute'`)
    await endWishes.run(t.deps, async (request) => t.app.fetch(request))
    expect([await statusOf(id), await statusOf(other)]).toEqual(['met', 'open'])
  })

  it('comes when its time is over', async () => {
    const id = await posted()
    await endWishes.run(t.deps, async (request) => t.app.fetch(request))
    expect(await statusOf(id)).toBe('open')
    await t.rows(
      `update public.wishes set created_at = created_at - interval '31 days', expires_at = expires_at - interval '31 days'`,
    )
    expect(await open()).toEqual([])
    await endWishes.run(t.deps, async (request) => t.app.fetch(request))
    await endWishes.run(t.deps, async (request) => t.app.fetch(request))
    expect(await statusOf(id)).toBe('expired')
    expect(await notices(wisher)).toMatchObject([
      { kind: 'wish-ended', path: '/wishes/new?q=Carpet+cleaner', data: { title: 'Carpet cleaner' } },
    ])
    expect(await t.rows('select transition, role from public.wish_events')).toEqual([
      { transition: 'expire', role: 'clock' },
    ])
  })
})

describe('the moderation of wishes', () => {
  const report = (who: TestUser | undefined, wishId: string, change: object = {}) =>
    t.say(who, 'report', { subject: 'wish', id: wishId, reason: 'spam', ...change })
  const decide = (who: TestUser | undefined, id: string, decision: string, change: object = {}) =>
    t.say<{ status: string }>(who, 'decide-case', { id, decision, ...change })
  const openReport = async () =>
    (await t.rows<{ id: string }>(`select id from public.cases where status = 'open' limit 1`))[0]!.id
  let moderator: TestUser
  beforeEach(async () => {
    moderator = await t.user({ roles: ['moderator'] })
  })

  it('hears of each report once; the person with the wish does not', async () => {
    const id = await posted()
    expect(await report(t.renter, id)).toMatchObject({ status: 200 })
    expect(await report(t.renter, id)).toMatchObject({ status: 200 })
    expect(await report(wisher, id)).toMatchObject({ code: 'BAD_INPUT' })
    expect(await report(t.owner, id, { reason: 'other' })).toMatchObject({ code: 'REASON_MISSING' })
    const read = async (who: TestUser) =>
      (await t.client({ as: who }).from('cases').select('id')).data?.length
    expect([await read(moderator), await read(t.renter), await read(wisher)]).toEqual([1, 1, 0])
    const { data } = await t.client({ as: moderator }).rpc('open_decisions')
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ queue: 'cases', waiting: 1 })]))
  })

  it('takes a wish off with a reason, which answers all its reports and is in the audit log', async () => {
    const id = await posted()
    await report(t.renter, id)
    await report(t.owner, id)
    const case_ = await openReport()
    expect(await decide(t.renter, case_, 'remove', { reason: 'spam' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await decide(moderator, case_, 'remove')).toMatchObject({ code: 'REASON_MISSING' })
    expect(await decide(moderator, case_, 'remove', { reason: 'spam' })).toMatchObject({
      value: { status: 'removed' },
    })
    expect(await statusOf(id)).toBe('removed')
    expect(await notices(wisher)).toMatchObject([{ kind: 'wish-removed', data: { reason: 'spam' } }])
    expect((await notices(t.owner)).at(-1)).toMatchObject({
      kind: 'report-decided',
      data: { outcome: 'wish-acted' },
    })
    expect(await t.rows('select action, subject_id from public.audit_log')).toEqual([
      { action: 'remove-wish', subject_id: wisher.id },
    ])
    expect(await t.rows(`select from public.cases where status = 'open'`)).toEqual([])
    expect(await t.say(moderator, 'remove-wish', { id })).toMatchObject({ status: 404 })
  })

  it('looks again once, where the author appeals: the wish is put back, or stays off', async () => {
    const appeal = (who: TestUser, wishId: string) =>
      t.say(who, 'appeal', { subject: 'wish', id: wishId, message: 'It is a wish like any other.' })
    const id = await posted()
    expect(await appeal(wisher, id)).toMatchObject({ code: 'WRONG_STATE' })
    await report(t.renter, id)
    await decide(moderator, await openReport(), 'remove', { reason: 'spam' })
    expect(await appeal(t.renter, id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await appeal(wisher, id)).toMatchObject({ status: 200 })
    expect(await appeal(wisher, id)).toMatchObject({ status: 200 })
    const waiting = await openReport()
    expect(await decide(moderator, waiting, 'remove', { reason: 'spam' })).toMatchObject({
      code: 'WRONG_STATE',
    })
    expect(await decide(moderator, waiting, 'restore')).toMatchObject({ value: { status: 'restored' } })
    expect(await statusOf(id)).toBe('open')
    expect((await open())?.map((wish) => wish.id)).toEqual([id])
    expect((await notices(wisher)).at(-1)).toMatchObject({
      kind: 'report-decided',
      path: '/dashboard/saved?tab=wishes',
      data: { outcome: 'wish-restored' },
    })

    await report(t.owner, id)
    await decide(moderator, await openReport(), 'remove', { reason: 'spam' })
    // Another removal, another appeal.
    expect(await appeal(wisher, id)).toMatchObject({ status: 200 })
    expect(await decide(moderator, await openReport(), 'dismiss')).toMatchObject({ status: 200 })
    expect(await statusOf(id)).toBe('removed')
    expect((await notices(wisher)).at(-1)).toMatchObject({ data: { outcome: 'wish-appeal-dismissed' } })
    expect(await appeal(wisher, id)).toMatchObject({ code: 'WRONG_STATE' })
    expect(await t.rows('select action from public.audit_log order by id')).toEqual(
      ['remove-wish', 'restore-wish', 'remove-wish', 'dismiss-wish-report'].map((action) => ({ action })),
    )
  })

  it('puts nothing back that is only reported', async () => {
    const id = await posted()
    await report(t.renter, id)
    expect(await decide(moderator, await openReport(), 'restore')).toMatchObject({ code: 'WRONG_STATE' })
    expect(await statusOf(id)).toBe('open')
  })

  it('can leave it as it is', async () => {
    const id = await posted()
    await report(t.renter, id)
    expect(await decide(moderator, await openReport(), 'dismiss')).toMatchObject({
      value: { status: 'dismissed' },
    })
    expect(await statusOf(id)).toBe('open')
    expect(await notices(t.renter)).toMatchObject([{ data: { outcome: 'wish-dismissed' } }])
  })
})
