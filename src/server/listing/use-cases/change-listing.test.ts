import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testPicture } from '#backend/storage/testing/test-picture.ts'
import type { ChangedListing, ListingAnswer } from '#contract/listing.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { Transitioned } from '#server/lifecycle/transition.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let itemId: string
let categoryId: string
let photo: { path: string; width: number; height: number; thumbhash: null }

beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.config.listingReview = 'always'
  moderator = await t.user({ roles: ['moderator'] })
  itemId = (await t.another({ status: 'draft', title: 'Ladder', address: 'Sonnenallee 12' })).id
  categoryId = (
    await t.rows<{ category_id: string }>('select category_id from public.items where id = $1', [itemId])
  )[0]!.category_id
  photo = await uploaded()
  const row = { item_id: itemId, ...photo }
  expect((await t.client({ as: t.owner }).from('item_images').insert(row)).error).toBeNull()
  await say('publish-item')
  await t.say(moderator, 'approve-listing', { id: itemId })
  await t.rows(`delete from public.outbox`)
})
afterEach(() => t.close())

async function uploaded(of: TestUser = t.owner) {
  const path = `${of.id}/${crypto.randomUUID()}`
  const picture = new Blob([new Uint8Array(await testPicture(80, 60))])
  const { error } = await t
    .client({ as: of })
    .storage.from('images')
    .upload(path, picture, { contentType: 'image/jpeg' })
  expect(error).toBeNull()
  return { path, width: 80, height: 60, thumbhash: null }
}

const say = (name: 'publish-item' | 'pause-item', id = itemId) =>
  t.say<ListingAnswer>(t.owner, name, { itemId: id })

const content = (change: object = {}) => ({
  title: 'Ladder',
  description: 'Drills concrete, with five bits in the case.',
  language: 'en',
  categoryId,
  photos: [photo],
  ...change,
})
/** Changes the listing as the wizard does, with everything that stays as it is. */
const change = (words: object = {}, terms: object = {}, more: object = {}, as: TestUser = t.owner) =>
  t.say<ChangedListing>(as, 'change-listing', {
    itemId,
    content: content(words),
    terms: {
      pricePerDayCents: 1_000,
      pricePerHourCents: null,
      depositCents: 0,
      minHours: 1,
      maxHours: 720,
      noticeHours: 2,
      bufferMinutes: 0,
      isInstant: true,
      cancellationPolicy: 'flexible',
      deliveryMethods: ['pickup'],
      neighbourhood: '',
      city: 'Berlin',
      country: 'DE',
      ...terms,
    },
    quantity: 1,
    location: { address: 'Sonnenallee 12', latitude: 52.48, longitude: 13.43 },
    ...more,
  })

/** What a visitor sees of it. */
const shown = async () => {
  const { data } = await t
    .client()
    .from('items')
    .select('title, description, price_per_day_cents, images:item_images(path)')
    .eq('id', itemId)
    .maybeSingle()
  return data
}
const revisions = () =>
  t.rows<{ id: string; status: string; title: string }>(
    'select id, status, title from public.item_revisions where item_id = $1 order by created_at, status',
    [itemId],
  )
const pendingId = async () => (await revisions()).find(({ status }) => status === 'pending')!.id
const decide = (decision: 'approve' | 'reject', id: string, more: object = {}, as: TestUser = moderator) =>
  t.say<Transitioned>(as, `${decision}-revision`, { id, ...more })
const mails = () =>
  t.rows<{ template: string; data: object }>(
    'select template, data from public.outbox where recipient = $1',
    [t.owner.email],
  )

describe('a pause of an approved listing', () => {
  it('ends without another review', async () => {
    expect(await say('pause-item')).toMatchObject({ value: { status: 'paused' } })
    expect(await say('publish-item')).toMatchObject({ value: { status: 'published' } })
  })

  it('is no way around the review: words and pictures change only by the use case', async () => {
    await say('pause-item')
    const owner = t.client({ as: t.owner })
    const rewritten = await owner.from('items').update({ title: 'Call me' }).eq('id', itemId)
    expect(rewritten.error).toMatchObject({ code: 'LA004' })
    const removed = await owner.from('item_images').delete().eq('item_id', itemId)
    expect(removed.error).toMatchObject({ code: 'LA004' })
    const cheaper = await owner
      .from('items')
      .update({ price_per_day_cents: 900 })
      .eq('id', itemId)
      .select('id')
    expect(cheaper.data).toHaveLength(1)
    expect(await change({ title: 'Call me' })).toMatchObject({ value: { status: 'paused', isWaiting: true } })
    await say('publish-item')
    expect(await shown()).toMatchObject({ title: 'Ladder' })
  })
})

describe('change-listing', () => {
  it('takes no title or place that a moderator could not approve', async () => {
    const refused = { status: 422, code: 'NAME_NOT_PLAIN' }
    expect(await change({ title: 'Ladder, see www.pay-here.example' })).toMatchObject(refused)
    expect(await change({ title: 'Ladder\u202e' })).toMatchObject(refused)
    expect(await change({}, { neighbourhood: 'pay-here.com' })).toMatchObject(refused)
    expect(await revisions()).toEqual([])
    const smuggled = t.rows(
      `insert into public.item_revisions (item_id, title, description, language, category_id, images)
       values ($1, 'see www.pay-here.example', '', 'en', $2, '[]')`,
      [itemId, categoryId],
    )
    await expect(smuggled).rejects.toMatchObject({ code: 'LA014', constraint: 'plain_names' })
  })

  it('changes price, terms, place and units of a listing that stays online, without a review', async () => {
    const more = { quantity: 3, location: { address: 'Weserstraße 7', latitude: 52.5, longitude: 13.4 } }
    expect(await change({}, { pricePerDayCents: 1_500, noticeHours: 5 }, more)).toEqual({
      status: 200,
      value: { itemId, status: 'published', isWaiting: false },
    })
    expect(await shown()).toMatchObject({ price_per_day_cents: 1_500 })
    expect(await revisions()).toEqual([])
    const facts = `select i.unit_count, i.notice_hours, l.address from public.items i
      join public.item_locations l on l.item_id = i.id where i.id = $1`
    expect(await t.rows(facts, [itemId])).toEqual([
      { unit_count: 3, notice_hours: 5, address: 'Weserstraße 7' },
    ])
    await change({}, {}, { quantity: 2 })
    expect(await t.rows('select unit_count from public.items where id = $1', [itemId])).toEqual([
      { unit_count: 2 },
    ])
  })

  it('leaves approved words and pictures in sight until the changed ones are approved', async () => {
    const other = await uploaded()
    const before = await shown()
    const search = 'select search, headline from public.items where id = $1'
    const found = await t.rows(search, [itemId])
    expect(
      await change({ title: 'Step ladder', photos: [other, photo] }, { pricePerDayCents: 1_200 }),
    ).toMatchObject({
      value: { status: 'published', isWaiting: true },
    })
    expect(await shown()).toEqual({ ...before, price_per_day_cents: 1_200 })
    expect(await t.rows(search, [itemId])).toEqual(found)

    expect(await decide('approve', await pendingId(), { version: 0 })).toMatchObject({
      value: { status: 'approved', version: 1 },
    })
    expect(await shown()).toMatchObject({
      title: 'Step ladder',
      images: [{ path: other.path }, { path: photo.path }],
    })
    expect(await mails()).toMatchObject([
      { template: 'revision-decided', data: { decision: 'approved', title: 'Ladder' } },
    ])
    const { data } = await t.client({ as: t.owner }).from('listing_events').select('transition').order('id')
    expect(data?.map(({ transition }) => transition)).toEqual(['submit', 'approve', 'approve_revision'])
  })

  it('leaves the approved version as it is when a change is declined, and says why', async () => {
    await change({ description: 'Write to me at ladders@example.org and pay in cash.' })
    const id = await pendingId()
    expect(await decide('reject', id, { reason: 'other' })).toMatchObject({ code: 'REASON_MISSING' })
    expect(await decide('reject', id, { reason: 'contact' })).toMatchObject({ value: { status: 'rejected' } })
    expect(await shown()).toMatchObject({ description: content().description })
    expect(await mails()).toMatchObject([{ data: { decision: 'rejected', reason: 'contact' } }])
  })

  it('takes back what waited when the lender changes it again, so that a decision counts for what was seen', async () => {
    await change({ title: 'Step ladder' })
    const seen = await pendingId()
    expect(await change({ title: 'Step ladder' })).toMatchObject({ value: { isWaiting: true } })
    expect(await pendingId()).toBe(seen)
    await change({ title: 'Call 0151 2345678' })
    expect(await decide('approve', seen)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
    expect(await shown()).toMatchObject({ title: 'Ladder' })
    expect(await change()).toMatchObject({ value: { isWaiting: false } })
    expect((await revisions()).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
  })

  it('has one outcome where it meets the decision', async () => {
    await change({ title: 'Step ladder' })
    const [decision] = await Promise.all([
      decide('approve', await pendingId()),
      change({ title: 'Scaffold' }),
    ])
    const title = decision.status === 200 ? 'Step ladder' : 'Ladder'
    expect(await shown()).toMatchObject({ title })
    expect((await revisions()).filter(({ status }) => status === 'pending')).toMatchObject([
      { title: 'Scaffold' },
    ])
  })

  it.each(['first', 'never'] as const)(
    'shows the change at once where the operator reviews %s',
    async (review) => {
      t.deps.config.listingReview = review
      expect(await change({ title: 'Step ladder' })).toMatchObject({ value: { isWaiting: false } })
      expect(await shown()).toMatchObject({ title: 'Step ladder' })
    },
  )

  it('has a moderator who judges the listing itself look again', async () => {
    itemId = (await t.another({ status: 'pending_review', title: 'Ladder' })).id
    expect(await change({ title: 'Step ladder' })).toMatchObject({
      value: { status: 'pending_review', isWaiting: false },
    })
    expect(await t.say(moderator, 'approve-listing', { id: itemId, version: 0 })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
  })

  it('refuses what is incomplete, another’s photo, and what is not the caller’s or removed', async () => {
    expect(await change({ title: 'L' })).toMatchObject({
      status: 422,
      code: 'LISTING_INCOMPLETE',
      details: { problems: [{ code: 'title-short' }] },
    })
    for (const photos of [[await uploaded(t.renter)], [photo, photo], []])
      expect(await change({ photos })).toMatchObject({ details: { problems: [{ code: 'photos-missing' }] } })
    expect(await change({ categoryId: crypto.randomUUID() })).toMatchObject({
      details: { problems: [{ code: 'category-missing' }] },
    })
    expect(await change({}, {}, {}, t.renter)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await t.say(moderator, 'remove-listing', { id: itemId, reason: 'forbidden' })
    expect(await change()).toMatchObject({ code: 'ITEM_REMOVED' })
  })
})

describe('a change without a review', () => {
  const seen = () =>
    t.rows<{ title: string }>(
      `select title from public.item_revisions where item_id = $1 and status = 'approved' order by created_at`,
      [itemId],
    )
  const see = async (as: TestUser, version?: number) => {
    const [item] = await t.rows<{ version: number }>('select version from public.items where id = $1', [
      itemId,
    ])
    return t.say(as, 'see-listing', { itemId, version: version ?? item!.version })
  }
  beforeEach(() => {
    t.deps.config.listingReview = 'never'
  })

  it('is compared with what was approved or seen last, however often it is changed', async () => {
    await change({ title: 'Step ladder' })
    await change({ title: 'Long ladder' })
    expect(await seen()).toEqual([{ title: 'Ladder' }])
    t.setNow(60_000)
    expect(await see(moderator)).toMatchObject({ status: 200 })
    t.setNow(120_000)
    await change({ title: 'Steps' })
    expect(await seen()).toEqual([{ title: 'Ladder' }, { title: 'Long ladder' }])
    const log = await t.rows(`select details from public.audit_log where action = 'see-listing'`)
    expect(log).toEqual([{ details: { itemId, title: 'Long ladder' } }])
  })

  it('is seen as it is now, and not by its lender', async () => {
    await change({ title: 'Step ladder' })
    const [item] = await t.rows<{ version: number }>('select version from public.items where id = $1', [
      itemId,
    ])
    await change({ title: 'Long ladder' })
    expect(await see(moderator, item!.version)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    await t.rows(`update public.profiles set roles = '{user,moderator}' where id = $1`, [t.owner.id])
    expect(await see(t.owner)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  })
})

describe('a change that waits', () => {
  it('is seen by its lender and by moderators alone, and taken back by its lender alone', async () => {
    await change({ title: 'Step ladder' })
    const id = await pendingId()
    const read = async (as?: TestUser) =>
      (
        await t
          .client(as && { as })
          .from('item_revisions')
          .select('title')
          .eq('id', id)
      ).data ?? []
    expect([await read(t.owner), await read(moderator)]).toEqual([
      [{ title: 'Step ladder' }],
      [{ title: 'Step ladder' }],
    ])
    expect([await read(t.renter), await read()]).toEqual([[], []])
    expect(await decide('approve', id, {}, t.owner)).toMatchObject({ code: 'WRONG_ACTOR' })
    expect(await decide('approve', id, {}, t.renter)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await t.say(moderator, 'withdraw-revision', { id })).toMatchObject({ code: 'WRONG_ACTOR' })
    expect(await t.say(t.owner, 'withdraw-revision', { id })).toMatchObject({
      value: { status: 'withdrawn' },
    })
    expect(await shown()).toMatchObject({ title: 'Ladder' })
  })

  it('keeps its photos in their folder until it is decided', async () => {
    const other = await uploaded()
    await change({ photos: [other] })
    const images = t.client({ as: t.owner }).storage.from('images')
    const left = async () =>
      (await t.rows('select from storage.objects where bucket_id = $1 and name = $2', ['images', other.path]))
        .length
    await images.remove([other.path])
    expect(await left()).toBe(1)
    await t.say(t.owner, 'withdraw-revision', { id: await pendingId() })
    await images.remove([other.path])
    expect(await left()).toBe(0)
  })

  it('becomes part of the draft when the listing is sent back, and what was approved is on record', async () => {
    await change({ title: 'Step ladder' })
    await t.say(moderator, 'return-listing', { id: itemId, reason: 'pictures' })
    expect(await t.rows('select status, title from public.items where id = $1', [itemId])).toEqual([
      { status: 'draft', title: 'Step ladder' },
    ])
    expect((await revisions()).map(({ status, title }) => `${status}: ${title}`).toSorted()).toEqual([
      'approved: Ladder',
      'withdrawn: Step ladder',
    ])
    expect(await say('publish-item')).toMatchObject({ value: { status: 'pending_review' } })
  })

  it('goes when the listing is removed', async () => {
    await change({ title: 'Step ladder' })
    await t.say(moderator, 'remove-listing', { id: itemId, reason: 'forbidden' })
    expect(await revisions()).toMatchObject([{ status: 'withdrawn' }])
  })
})

describe('what the category asks', () => {
  beforeEach(() =>
    t.rows(
      `insert into public.category_attributes (key, category_id, kind, names, choices, is_required)
       values ('reach', $1, 'number', $2, '[]', false), ('feet', $1, 'choice', $2, $3, true)`,
      [
        categoryId,
        { en: 'A', de: 'A', es: 'A', fr: 'A' },
        JSON.stringify([{ value: 'rubber', names: { en: 'R', de: 'R', es: 'R', fr: 'R' } }]),
      ],
    ),
  )
  const said = async () =>
    (await t.rows<{ attributes: object }>('select attributes from public.items where id = $1', [itemId]))[0]!
      .attributes
  const problem = async (attributes: object) => {
    const { code, details } = await change({ attributes })
    expect(code).toBe('LISTING_INCOMPLETE')
    return (details as { problems: { code: string }[] }).problems.map((one) => one.code)
  }

  it('is answered before anything is changed or published again, and fits', async () => {
    expect(await problem({})).toEqual(['attribute-missing'])
    expect(await problem({ feet: 'clay' })).toEqual(['attribute-wrong'])
    expect(await problem({ feet: 'rubber', reach: 'far' })).toEqual(['attribute-wrong'])
    await say('pause-item')
    expect(await say('publish-item')).toMatchObject({
      code: 'LISTING_INCOMPLETE',
      details: { problems: [{ code: 'attribute-missing', step: 'about' }] },
    })
  })

  it('waits for a moderator with the words, and is shown once they are approved', async () => {
    expect(await change({ attributes: { feet: 'rubber', reach: 3.8, invented: 'x' } })).toMatchObject({
      value: { isWaiting: true },
    })
    expect(await said()).toEqual({})
    await decide('approve', await pendingId())
    expect(await said()).toEqual({ feet: 'rubber', reach: 3.8 })
    // A caller that knows nothing of attributes leaves them as they are.
    await change({ title: 'Step ladder' })
    await decide('approve', await pendingId())
    expect(await said()).toEqual({ feet: 'rubber', reach: 3.8 })
  })

  it('keeps the answers to what is retired', async () => {
    await change({ attributes: { feet: 'rubber', reach: 3.8 } })
    await decide('approve', await pendingId())
    await t.rows(`update public.category_attributes set retired_at = now() where key = 'feet'`)
    await change({ attributes: { reach: 4 } })
    await decide('approve', await pendingId())
    expect(await said()).toEqual({ feet: 'rubber', reach: 4 })
  })
})
