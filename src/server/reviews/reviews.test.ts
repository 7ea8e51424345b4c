import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { REVIEW_KINDS } from '#domain/review/review.ts'
import { REVIEW_TAGS } from '#domain/review/review-tags.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import { publishReviews } from './tasks/publish-reviews.ts'
import { remindReviews } from './tasks/remind-reviews.ts'

let t: CheckoutFixture
let rentals = 0
beforeEach(async () => {
  t = await createCheckoutFixture()
  await t.db.pool.query(`update public.profiles set roles = '{user,renter}' where id = $1`, [t.renter.id])
})
afterEach(() => t.close())

/** A rental that came back three days ago or earlier, completed so many days ago. */
async function rental(
  status: 'returned' | 'completed' | 'disputed' | 'picked_up',
  completedDaysAgo = 1,
): Promise<string> {
  // Each one before the others: the item has one unit.
  const end = new Date(Date.now() - 3 * DAY_MS - rentals++ * 2 * DAY_MS)
  const { id } = await createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start: new Date(end.getTime() - DAY_MS),
    end,
    status,
  })
  if (status === 'completed') await note(id, 'complete', completedDaysAgo)
  return id
}
const note = (id: string, transition: string, daysAgo: number) =>
  t.db.pool.query(
    `insert into public.booking_events (booking_id, transition, from_status, to_status, role, at)
     values ($1, $2, 'returned', 'completed', 'clock', now() - make_interval(days => $3))`,
    [id, transition, daysAgo],
  )

const ofItem = { kind: 'renter_to_item', rating: 5, text: 'Sharp and clean' }
const ofOwner = { kind: 'renter_to_owner', rating: 4, text: '' }
const ofRenter = { kind: 'owner_to_renter', rating: 3, text: 'Came late' }
const write = (who: TestUser | undefined, bookingId: string, reviews: object[], language = 'en') =>
  t.say<{ isPublished: boolean }>(who, 'write-review', { bookingId, reviews, language })
const asRenter = (id: string) => write(t.renter, id, [ofItem, ofOwner])
const asOwner = (id: string) => write(t.owner, id, [ofRenter])
const reply = (who: TestUser, reviewId: string, text = 'Thank you') =>
  t.say(who, 'reply-to-review', { reviewId, text })
const idOf = async (kind: string) =>
  (await t.rows<{ id: string }>('select id from public.reviews where kind = $1', [kind]))[0]!.id
const published = async () => {
  const { data } = await t.client().from('public_reviews').select('kind, rating, text').order('kind')
  return data?.map(({ kind }) => kind)
}
const publish = () => publishReviews.run(t.deps, async (request) => t.app.fetch(request))
const remind = () => remindReviews.run(t.deps, async (request) => t.app.fetch(request))

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let uploads = 0
async function upload(as: TestUser): Promise<string> {
  const path = `${as.id}/${uploads++}`
  const { error } = await t
    .client({ as })
    .storage.from('reviews')
    .upload(path, PNG, { contentType: 'image/png' })
  expect(error).toBeNull()
  return path
}

describe('write-review', () => {
  it('is sealed until the other side has written, and then all visitors read both, and both are counted', async () => {
    const id = await rental('completed')
    expect(await asRenter(id)).toMatchObject({ status: 200, value: { isPublished: false } })
    expect(await published()).toEqual([])
    const seenBy = async (who: TestUser) =>
      (await t.client({ as: who }).from('reviews').select('kind')).data?.length
    expect([await seenBy(t.renter), await seenBy(t.owner)]).toEqual([2, 0])

    expect(await asOwner(id)).toMatchObject({ status: 200, value: { isPublished: true } })
    expect(await published()).toEqual(['owner_to_renter', 'renter_to_item', 'renter_to_owner'])
    expect([await seenBy(t.renter), await seenBy(t.owner), await seenBy(await t.user())]).toEqual([3, 3, 0])
    const [ratings] = await t.rows(
      `select i.rating_sum as item, o.rating_sum as owner, r.renter_rating_sum as renter, r.rating_sum as as_lender
       from public.items i, public.profiles o, public.profiles r where i.id = $1 and o.id = $2 and r.id = $3`,
      [t.item.id, t.owner.id, t.renter.id],
    )
    expect(ratings).toEqual({ item: 5, owner: 4, renter: 3, as_lender: 0 })
  })

  it('takes every tag of its kind with a good rating, and no other', async () => {
    for (const kind of REVIEW_KINDS) {
      const of = { kind, rating: 4, tags: [...REVIEW_TAGS[kind]] }
      const others = REVIEW_KINDS.filter((other) => other.startsWith('renter') && other !== kind).map(
        (other) => ({
          kind: other,
          rating: 5,
        }),
      )
      const id = await rental('completed')
      const all = kind === 'owner_to_renter' ? [of] : [of, ...others]
      const who = kind === 'owner_to_renter' ? t.owner : t.renter
      expect(await write(who, id, [{ ...of, tags: ['shiny'] }, ...all.slice(1)])).toMatchObject({
        code: 'BAD_INPUT',
        details: { field: 'tags' },
      })
      expect(await write(who, id, [{ ...of, rating: 3 }, ...all.slice(1)])).toMatchObject({
        code: 'BAD_INPUT',
      })
      expect(await write(who, id, all)).toMatchObject({ status: 200 })
      const rows = await t.rows('select tags from public.reviews where booking_id = $1 and kind = $2', [
        id,
        kind,
      ])
      expect(rows).toEqual([{ tags: REVIEW_TAGS[kind] }])
    }
  })

  it('keeps photos of the item private until the review is published', async () => {
    const id = await rental('completed')
    const photo = await upload(t.renter)
    const withPhotos = (photos: string[], of = ofItem) => [
      { ...of, photos },
      of === ofItem ? ofOwner : ofItem,
    ]
    for (const photos of [[await upload(t.owner)], [`${t.renter.id}/none`]])
      expect(await write(t.renter, id, withPhotos(photos))).toMatchObject({
        code: 'BAD_INPUT',
        details: { field: 'photos' },
      })
    expect(await write(t.renter, id, withPhotos([photo], ofOwner))).toMatchObject({ code: 'BAD_INPUT' })
    expect(await write(t.renter, id, withPhotos([photo]))).toMatchObject({ status: 200 })
    const opens = async (as?: TestUser) =>
      (
        await t
          .client(as && { as })
          .storage.from('reviews')
          .createSignedUrl(photo, 60)
      ).error === null
    expect([await opens(t.renter), await opens(t.owner), await opens()]).toEqual([true, false, false])
    await asOwner(id)
    expect([await opens(t.owner), await opens()]).toEqual([true, true])
    await t.rows('update public.reviews set hidden_at = now() where booking_id = $1', [id])
    expect([await opens(t.renter), await opens(t.owner), await opens()]).toEqual([true, false, false])
  })

  it('sees the other side also when both write at the same moment', async () => {
    const id = await rental('completed')
    const answers = await Promise.all([asRenter(id), asOwner(id)])
    expect(answers.map(({ value }) => value?.isPublished).toSorted()).toEqual([false, true])
    expect(await published()).toHaveLength(3)
  })

  it('stays sealed while a claim is open, though both have written', async () => {
    const id = await rental('disputed')
    expect(await asRenter(id)).toMatchObject({ value: { isPublished: false } })
    expect(await asOwner(id)).toMatchObject({ value: { isPublished: false } })
    await publish()
    expect(await published()).toEqual([])
    await t.db.pool.query(`update public.bookings set status = 'completed' where id = $1`, [id])
    await note(id, 'settle', 0)
    await publish()
    expect(await published()).toHaveLength(3)
  })

  it('is taken once a side, and by 14 days after the completion', async () => {
    const id = await rental('completed')
    await asRenter(id)
    expect(await asRenter(id)).toMatchObject({ status: 409, code: 'REVIEW_EXISTS' })
    t.setNow(13 * DAY_MS + 60_000)
    expect(await asOwner(id)).toMatchObject({ status: 409, code: 'REVIEW_CLOSED' })
  })

  it('is refused before the return, to strangers, to blocked people and to visitors', async () => {
    const id = await rental('picked_up')
    expect(await asRenter(id)).toMatchObject({ status: 409, code: 'WRONG_STATE' })
    expect(await write(await t.user(), id, [ofRenter])).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await write(undefined, id, [ofRenter])).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [t.owner.id])
    expect(await asOwner(id)).toMatchObject({ status: 403, code: 'BLOCKED' })
  })

  it('takes the whole of a side and nothing of the other', async () => {
    const id = await rental('completed')
    for (const reviews of [[ofItem], [ofItem, ofItem], [ofRenter], [ofItem, ofRenter]]) {
      expect(await write(t.renter, id, reviews)).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    }
    expect(await write(t.owner, id, [ofItem, ofOwner])).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    const odd = [{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: null }, { text: 'x'.repeat(3_001) }]
    for (const change of odd) {
      expect(await write(t.renter, id, [{ ...ofItem, ...change }, ofOwner])).toMatchObject({
        code: 'BAD_INPUT',
      })
    }
  })
})

describe('publish-reviews', () => {
  it('publishes what one side alone has written 14 days after the completion, not before', async () => {
    const id = await rental('completed', 2)
    await asRenter(id)
    await publish()
    expect(await published()).toEqual([])
    await t.db.pool.query(
      `update public.booking_events set at = now() - interval '14 days 1 minute' where transition = 'complete'`,
    )
    await Promise.all([publish(), publish()])
    expect(await published()).toEqual(['renter_to_item', 'renter_to_owner'])
    const [item] = await t.rows('select rating_count from public.items where id = $1', [t.item.id])
    expect(item).toEqual({ rating_count: 1 })
  })
})

describe('reply-to-review', () => {
  it('stands beside the review in the language of the lender, once', async () => {
    await t.rows(`update public.profiles set locale = 'es' where id = $1`, [t.owner.id])
    const id = await rental('completed')
    await asRenter(id)
    await asOwner(id)
    const review = await idOf('renter_to_item')
    expect(await reply(t.owner, review)).toMatchObject({ status: 200 })
    const { data } = await t.client().from('public_reviews').select('reply, reply_language').eq('id', review)
    expect(data).toEqual([{ reply: 'Thank you', reply_language: 'es' }])
    expect(await reply(t.owner, review, 'And more')).toMatchObject({ status: 409, code: 'REPLY_EXISTS' })
  })

  it('is refused before the review is published, to anyone but the lender, and for a review of the renter', async () => {
    const id = await rental('completed')
    await asRenter(id)
    const review = await idOf('renter_to_item')
    expect(await reply(t.owner, review)).toMatchObject({ status: 404 })
    await asOwner(id)
    expect(await reply(t.renter, review)).toMatchObject({ status: 404 })
    expect(await reply(t.owner, await idOf('owner_to_renter'))).toMatchObject({ status: 404 })
    expect(await reply(t.owner, review, '  ')).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })
})

describe('remind-reviews', () => {
  const mails = () =>
    t.rows(
      `select recipient, data ->> 'to' as side from public.outbox where template = 'review-reminder' order by side`,
    )

  it('writes once to each side that has not written, a day after the completion', async () => {
    const id = await rental('completed', 0)
    await remind()
    expect(await mails()).toEqual([])
    t.setNow(DAY_MS + 60_000)
    await Promise.all([remind(), remind()])
    await remind()
    expect(await mails()).toEqual([
      { recipient: t.owner.email, side: 'owner' },
      { recipient: t.renter.email, side: 'renter' },
    ])
    expect(
      (await t.rows<{ url: string }>(`select data ->> 'url' as url from public.outbox`))[0]?.url,
    ).toMatch(new RegExp(`/review/${id}$`))
  })

  it('leaves those alone who have written, and rentals of long ago', async () => {
    const id = await rental('completed', 1)
    await asRenter(id)
    t.setNow(60_000)
    await remind()
    expect(await mails()).toEqual([{ recipient: t.owner.email, side: 'owner' }])
    await t.db.pool.query('delete from public.outbox')
    t.setNow(4 * DAY_MS)
    await remind()
    expect(await mails()).toEqual([])
  })
})

describe('the table of reviews', () => {
  const insert = (change: Record<string, unknown>, bookingId: string) => {
    const row = {
      booking_id: bookingId,
      kind: 'renter_to_item',
      author_id: t.renter.id,
      item_id: t.item.id,
      subject_id: null,
      rating: 5,
      ...change,
    }
    return t.client({ secret: true }).from('reviews').insert(row)
  }

  it('takes reviews of the people of a rental about each other alone, with any author', async () => {
    const id = await rental('completed')
    const stranger = await t.user()
    const wrong = [
      { author_id: stranger.id },
      { author_id: t.owner.id },
      { item_id: (await t.another()).id },
      { kind: 'renter_to_owner', subject_id: stranger.id },
      { kind: 'owner_to_renter', subject_id: t.renter.id },
    ]
    for (const change of wrong) {
      expect([change, (await insert(change, id)).error?.code]).toEqual([change, 'LA031'])
    }
    expect((await insert({}, id)).error).toBeNull()
  })

  it('publishes nothing of a rental that is not completed, and keeps what was said', async () => {
    const open = await rental('disputed')
    expect((await insert({ published_at: new Date().toISOString() }, open)).error?.code).toBe('LA032')
    const id = await rental('completed')
    await asRenter(id)
    await asOwner(id)
    const review = await idOf('renter_to_item')
    await reply(t.owner, review)
    const service = t.client({ secret: true }).from('reviews')
    for (const change of [{ rating: 1 }, { text: 'Bad' }, { reply: 'Other' }, { published_at: null }]) {
      expect([change, (await service.update(change).eq('id', review)).error?.code]).toEqual([change, 'LA033'])
    }
  })

  it('cannot be written through the data API', async () => {
    const id = await rental('completed')
    const row = {
      booking_id: id,
      kind: 'renter_to_item',
      author_id: t.renter.id,
      item_id: t.item.id,
      rating: 5,
    }
    expect((await t.client({ as: t.renter }).from('reviews').insert(row)).error?.code).toBe('42501')
  })
})
