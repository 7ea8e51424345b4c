import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testPicture } from '#backend/storage/testing/test-picture.ts'
import type { ListingAnswer } from '#contract/listing.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const say = (as: TestUser, name: 'publish-item' | 'pause-item', itemId: string) =>
  t.say<ListingAnswer>(as, name, { itemId })
const statusOf = async (itemId: string) =>
  (await t.rows<{ status: string }>('select status from public.items where id = $1', [itemId]))[0]?.status
const rolesOf = async (person: TestUser) =>
  (await t.rows<{ roles: string[] }>('select roles from public.profiles where id = $1', [person.id]))[0]!
    .roles

/** Uploads a photo and puts it into the item, as its owner would. */
async function addPhoto(itemId: string, owner: TestUser = t.owner) {
  const path = `${owner.id}/${crypto.randomUUID()}`
  const client = t.client({ as: owner })
  const { error } = await client.storage
    .from('images')
    .upload(path, new Blob([new Uint8Array(await testPicture(80, 60))]), { contentType: 'image/jpeg' })
  expect(error).toBeNull()
  const row = { item_id: itemId, path, width: 80, height: 60 }
  expect((await client.from('item_images').insert(row)).error).toBeNull()
}

/** Resets the owner, whose item was published before these tests began. */
const forgetRole = () =>
  t.db.pool.query(`update public.profiles set roles = '{user}' where id = $1`, [t.owner.id])

/** A draft with everything but photos. */
const draft = () => t.another({ status: 'draft', address: 'Sonnenallee 12' })

describe('publish-item', () => {
  it('offers a whole draft, and makes its owner a lender', async () => {
    await forgetRole()
    const { id } = await draft()
    await addPhoto(id)
    expect(await say(t.owner, 'publish-item', id)).toEqual({
      status: 200,
      value: { itemId: id, status: 'published' },
    })
    expect(await rolesOf(t.owner)).toEqual(['user', 'lender'])
    const { data } = await t.client().from('items').select('id, published_at').eq('id', id).single()
    expect(data?.published_at).not.toBeNull()
  })

  it('answers the second call as the first, and gives the role once', async () => {
    await forgetRole()
    const { id } = await draft()
    await addPhoto(id)
    const both = await Promise.all([say(t.owner, 'publish-item', id), say(t.owner, 'publish-item', id)])
    expect(both.map(({ value }) => value?.status)).toEqual(['published', 'published'])
    expect(await rolesOf(t.owner)).toEqual(['user', 'lender'])
  })

  it('waits for a moderator where the operator wants it', async () => {
    t.deps.config.listingReview = 'always'
    await forgetRole()
    const { id } = await draft()
    await addPhoto(id)
    expect(await say(t.owner, 'publish-item', id)).toMatchObject({ value: { status: 'pending_review' } })
    expect(await say(t.owner, 'publish-item', id)).toMatchObject({ value: { status: 'pending_review' } })
    expect((await t.client().from('items').select('id').eq('id', id)).data).toEqual([])
    expect(await rolesOf(t.owner)).toEqual(['user'])
    expect(await say(t.owner, 'pause-item', id)).toMatchObject({ value: { status: 'paused' } })
  })

  it('waits for a moderator the first time only, where the operator wants that', async () => {
    t.deps.config.listingReview = 'first'
    const { id } = await draft()
    await addPhoto(id)
    // The fixture's own item has been published before.
    expect(await say(t.owner, 'publish-item', id)).toMatchObject({ value: { status: 'published' } })
    const { id: first } = await t.another({ owner: t.renter.id, status: 'draft', address: 'Weg 1' })
    await addPhoto(first, t.renter)
    expect(await say(t.renter, 'publish-item', first)).toMatchObject({
      value: { status: 'pending_review' },
    })
  })

  it('says what is missing, and changes nothing', async () => {
    await forgetRole()
    const { data } = await t
      .client({ as: t.owner })
      .from('items')
      .insert({ owner_id: t.owner.id, language: 'en' })
      .select('id')
      .single()
    const { id } = data!
    const refusal = await say(t.owner, 'publish-item', id)
    expect(refusal).toMatchObject({ status: 422, code: 'LISTING_INCOMPLETE' })
    const { problems } = refusal.details as { problems: { code: string }[] }
    expect(problems.map(({ code }) => code)).toEqual([
      'photos-missing',
      'title-short',
      'category-missing',
      'description-short',
      'price-missing',
      'place-missing',
      'address-missing',
    ])
    expect(await statusOf(id)).toBe('draft')
    expect(await rolesOf(t.owner)).toEqual(['user'])
  })

  it('counts no photo that is not there', async () => {
    const { id } = await draft()
    const missing = { item_id: id, path: `${t.owner.id}/gone`, width: 8, height: 6 }
    expect((await t.client({ as: t.owner }).from('item_images').insert(missing)).error).toBeNull()
    expect(await say(t.owner, 'publish-item', id)).toMatchObject({
      code: 'LISTING_INCOMPLETE',
      details: { problems: [{ code: 'photos-missing' }] },
    })
  })

  it('offers no hub where there is none', async () => {
    const { id } = await t.another({ status: 'draft', deliveryMethods: ['hub'], city: 'Bremen' })
    await addPhoto(id)
    expect(await say(t.owner, 'publish-item', id)).toMatchObject({
      details: { problems: [{ field: 'deliveryMethods', code: 'hub-none' }] },
    })
  })

  it('is for the owner alone: another owner’s item does not exist', async () => {
    const { id } = await draft()
    await addPhoto(id)
    const other = await say(t.renter, 'publish-item', id)
    expect(other).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await say(t.renter, 'publish-item', crypto.randomUUID())).toEqual(other)
    expect(await statusOf(id)).toBe('draft')
  })

  it('refuses an owner who is blocked, and what was removed', async () => {
    const removed = await t.another({ status: 'removed' })
    expect(await say(t.owner, 'publish-item', removed.id)).toMatchObject({
      status: 409,
      code: 'ITEM_REMOVED',
    })
    const { id } = await draft()
    await addPhoto(id)
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [t.owner.id])
    expect(await say(t.owner, 'publish-item', id)).toMatchObject({ status: 403, code: 'BLOCKED' })
    expect(await statusOf(id)).toBe('draft')
  })

  it.each([{}, { itemId: 'nonsense' }])('refuses %j', async (body) => {
    expect(await t.say(t.owner, 'publish-item', body)).toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('pause-item', () => {
  it('takes an item out of sight until it is published again, edited meanwhile', async () => {
    const { id } = await draft()
    await addPhoto(id)
    await say(t.owner, 'publish-item', id)
    const owner = t.client({ as: t.owner })
    const reprice = () =>
      owner.from('items').update({ deposit_cents: 4_200 }).eq('id', id).select('deposit_cents')
    expect((await reprice()).error).toMatchObject({ code: 'LA004' })

    expect(await say(t.owner, 'pause-item', id)).toMatchObject({ value: { status: 'paused' } })
    expect(await say(t.owner, 'pause-item', id)).toMatchObject({ value: { status: 'paused' } })
    expect((await t.client().from('items').select('id').eq('id', id)).data).toEqual([])
    expect((await reprice()).data).toEqual([{ deposit_cents: 4_200 }])

    expect(await say(t.owner, 'publish-item', id)).toMatchObject({ value: { status: 'published' } })
    const { data } = await owner.from('listing_events').select('transition, role').order('id')
    expect(data?.map(({ transition, role }) => `${transition} by ${role}`)).toEqual([
      'publish by owner',
      'pause by owner',
      'publish by owner',
    ])
  })

  it('checks again what was changed during the pause', async () => {
    const { id } = await draft()
    await addPhoto(id)
    await say(t.owner, 'publish-item', id)
    await say(t.owner, 'pause-item', id)
    await t.say(t.owner, 'locate-item', { itemId: id, latitude: 52.48, longitude: 13.43, address: '' })
    expect(await say(t.owner, 'publish-item', id)).toMatchObject({ code: 'LISTING_INCOMPLETE' })
    expect(await statusOf(id)).toBe('paused')
  })

  it('takes back what waits for a moderator', async () => {
    const { id } = await t.another({ status: 'pending_review' })
    expect(await say(t.owner, 'pause-item', id)).toMatchObject({ value: { status: 'paused' } })
  })

  it('is for the owner alone, and not for drafts', async () => {
    expect(await say(t.renter, 'pause-item', t.item.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await statusOf(t.item.id)).toBe('published')
    const { id } = await draft()
    expect(await say(t.owner, 'pause-item', id)).toMatchObject({ code: 'ITEM_NOT_PUBLISHED' })
    const removed = await t.another({ status: 'removed' })
    expect(await say(t.owner, 'pause-item', removed.id)).toMatchObject({ code: 'ITEM_REMOVED' })
  })
})

describe('a draft', () => {
  it('may be empty, but what others see may not', async () => {
    const { id } = await t.another({ status: 'paused' })
    const owner = t.client({ as: t.owner })
    const { error } = await owner.from('items').update({ title: '' }).eq('id', id)
    expect(error).toMatchObject({ code: '23514', message: expect.stringContaining('items_whole') })
  })

  it('takes no time zone that the database does not know', async () => {
    const { id } = await draft()
    const set = (zone: string) =>
      t.db.pool.query('update public.items set time_zone = $2 where id = $1', [id, zone]).then(
        () => undefined,
        ({ code }) => code,
      )
    expect(await set('Europe/Atlantis')).toBe('22023')
    expect(await set('FOO+3')).toBe('23514')
    expect(await set('Europe/Madrid')).toBeUndefined()
  })
})
