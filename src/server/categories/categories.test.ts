import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LoadedCategories, MergedCategory } from '#contract/categories.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { CHECKS } from '#domain/booking/checklist.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { followSettings } from '#server/settings/follow-settings.ts'
import type { TestUser } from '#server/testing/app.ts'
import { boats } from '#server/testing/calls/category-calls.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const say = <Value>(name: string, input: object) => t.say<Value>(admin, name, input)
async function create(content: object = {}, parentId: string | null = null): Promise<string> {
  const { value, code } = await say<{ id: string }>('create-category', { ...boats, ...content, parentId })
  expect(code).toBeUndefined()
  return value!.id
}
const tree = async () => (await say<LoadedCategories>('load-categories', {})).value!.categories
const named = (en: string) => ({ names: { ...boats.names, en } })
const slugs = async () => (await tree()).map(({ slug }) => slug)
async function itemIn(categoryId: string, options: { title?: string; status?: 'draft' } = {}) {
  const lender = await t.user({ name: 'Lena' })
  const { id } = await createItem(t.db.pool, { owner: lender.id, title: 'Sturdy thing', ...options })
  await t.rows('update public.items set category_id = $2 where id = $1', [id, categoryId])
  return { id, lender }
}
async function found(args: { q?: string; category?: string; locale?: string }): Promise<string[]> {
  const { data, error } = await t.client().rpc('search_items', args)
  expect(error).toBeNull()
  return (data as unknown as SearchAnswer).items.map(({ id }) => id)
}

describe('create-category', () => {
  it('adds one at the end of its level, with an address of its English name', async () => {
    const id = await create()
    const child = await create(named('Rowing boats'), id)
    const again = await create(named('Boats!'))
    expect(await slugs()).toEqual(['power-tools', 'boats', 'rowing-boats', 'boats-2'])
    expect((await tree()).find((one) => one.id === child)).toMatchObject({
      parentId: id,
      items: 0,
      version: 0,
    })
    expect((await tree()).find((one) => one.id === again)).toMatchObject({
      suggestedDepositCents: 10_000,
      checklist: ['works', 'dry'],
      isTransport: true,
      synonyms: boats.synonyms,
    })
  })

  it('has no third level, whoever writes it', async () => {
    const child = await create(named('Rowing boats'), await create())
    expect(await say('create-category', { ...boats, parentId: child })).toMatchObject({
      code: 'CATEGORY_PLACE',
    })
    await expect(
      t.rows(
        `insert into public.categories (slug, names, icon, tint, parent_id) values ('x', $1, 'tent', '#ffffff', $2)`,
        [boats.names, child],
      ),
    ).rejects.toMatchObject({ code: 'LA120', constraint: 'categories_two_levels' })
  })

  it.each([
    ['a name that is empty', { names: { ...boats.names, fr: ' ' } }],
    ['a name of two lines', { names: { ...boats.names, fr: 'a\nb' } }],
    ['a sign that there is not', { icon: 'nothing' }],
    ['a picture that is elsewhere', { imagePath: 'someone/picture.webp' }],
    ['a check that there is not', { checklist: ['feels-good'] }],
    ['a fee beyond half', { feePercent: 51 }],
    ['a fee of two decimals', { feePercent: 12.25 }],
    ['a deposit below nothing', { suggestedDepositCents: -1 }],
  ])('refuses %s', async (_, content) => {
    expect(await say('create-category', { ...boats, ...content, parentId: null })).toMatchObject({
      code: 'BAD_INPUT',
    })
  })
})

describe('the database', () => {
  it('knows the checks that the code knows', async () => {
    const all = `update public.categories set checklist = $1::text[]`
    await t.rows(all, [CHECKS])
    await expect(t.rows(all, [['other']])).rejects.toMatchObject({ constraint: 'categories_checklist' })
  })

  it('takes no synonyms that are no words', async () => {
    for (const wrong of [[], { de: 'Kahn' }, { de: [1] }, { de: [''] }]) {
      await expect(
        t.rows('update public.categories set synonyms = $1::jsonb', [JSON.stringify(wrong)]),
      ).rejects.toMatchObject({ constraint: 'categories_synonyms' })
    }
  })
})

describe('change-category', () => {
  it('renames it for visitors, who find its items by the new names and synonyms', async () => {
    const id = await create()
    const { id: item } = await itemIn(id)
    expect(await found({ q: 'schlauchboot', locale: 'de' })).toEqual([item])
    const content = {
      ...boats,
      names: { ...boats.names, de: 'Kähne' },
      synonyms: { ...boats.synonyms, de: ['Zille'] },
    }
    expect(await say('change-category', { ...content, id, parentId: null, version: 0 })).toMatchObject({
      status: 200,
    })
    expect(await found({ q: 'Zille', locale: 'de' })).toEqual([item])
    expect(await found({ q: 'Kähne', locale: 'de' })).toEqual([item])
    const { data } = await t.client().rpc('search_categories', { locale: 'de' })
    expect(data!.find(({ slug }) => slug === 'boats')).toMatchObject({ name: 'Kähne', item_count: 1 })
    const suggestions = await t.client().rpc('search_suggestions', { q: 'zil', locale: 'de' })
    expect(suggestions.data).toMatchObject({ categories: [{ slug: 'boats', name: 'Kähne' }] })
    const [entry] = await t.rows<{ details: object }>(
      `select details from public.audit_log where action = 'change-category'`,
    )
    expect(entry!.details).toMatchObject({ category: 'boats', before: boats.names, names: content.names })
  })

  it('moves it into another, whose searches and words find its items then', async () => {
    const [sea, id] = [await create(named('Harbour things')), await create()]
    const { id: item } = await itemIn(id)
    expect(await found({ category: 'harbour-things' })).toEqual([])
    await say('change-category', { ...boats, id, parentId: sea, version: 0 })
    expect(await found({ category: 'harbour-things' })).toEqual([item])
    expect(await found({ q: 'harbour' })).toEqual([item])
    const { data } = await t.client().rpc('search_categories', {})
    expect(data!.filter(({ slug }) => slug !== 'power-tools')).toMatchObject([
      { slug: 'harbour-things', parent: null, item_count: 1 },
      { slug: 'boats', parent: 'harbour-things', item_count: 1 },
    ])
    expect(await say('change-category', { ...boats, id: sea, parentId: id, version: 0 })).toMatchObject({
      code: 'CATEGORY_PLACE',
    })
  })

  it('refuses what was made of an older state, and what is not there', async () => {
    const id = await create()
    const change = { ...boats, id, parentId: null, version: 0 }
    await say('change-category', change)
    expect(await say('change-category', change)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect(
      await say('change-category', { ...change, id: '00000000-0000-4000-8000-000000000000' }),
    ).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the fee of a category', () => {
  const feeOfBooking = async (categoryId: string) => {
    const { id } = await itemIn(categoryId)
    const renter = await t.user({ kyc_level: 1 })
    const item = { ...t.item, id }
    await t.complete(renter, await t.pay(renter, [t.line(item, 2)]))
    const [row] = await t.rows('select fee_percent from public.bookings order by number desc limit 1')
    return row
  }

  it('is on bookings of its items from then on, and on those in categories below', async () => {
    const above = await create({ feePercent: 12.1 })
    const below = await create({ ...named('Rowing boats'), feePercent: null }, above)
    expect(await feeOfBooking(above)).toEqual({ fee_percent: 12.1 })
    expect(await feeOfBooking(below)).toEqual({ fee_percent: 12.1 })
    const changed = {
      ...boats,
      ...named('Rowing boats'),
      id: below,
      parentId: above,
      version: 0,
      feePercent: 0,
    }
    expect(await say('change-category', changed)).toMatchObject({ status: 200 })
    expect(await feeOfBooking(below)).toEqual({ fee_percent: 0 })
    expect(await t.rows('select distinct fee_percent from public.bookings order by 1')).toEqual([
      { fee_percent: 0 },
      { fee_percent: 12.1 },
    ])
  })

  it('has a history: who changed it, when, from what to what', async () => {
    const id = await create({ feePercent: 8 })
    await say('change-category', { ...boats, id, parentId: null, version: 0, feePercent: 9.5 })
    await say('change-category', { ...boats, id, parentId: null, version: 1, feePercent: 9.5 })
    const rows = await t.rows<{ details: object }>(
      `select actor_id, details from public.audit_log where action in ('create-category', 'change-category') order by id`,
    )
    expect(rows).toMatchObject([
      { actor_id: admin.id, details: { fee: 8 } },
      { actor_id: admin.id, details: { feeBefore: 8, fee: 9.5 } },
      { actor_id: admin.id, details: { category: 'boats' } },
    ])
    expect(rows[2]!.details).not.toHaveProperty('fee')
  })
})

describe('arrange-categories', () => {
  it('puts those of a level in order, where these are all of them', async () => {
    const top = await create()
    const [a, b, c] = [
      await create(named('A'), top),
      await create(named('B'), top),
      await create(named('C'), top),
    ]
    await say('arrange-categories', { parentId: top, ids: [c, a, b] })
    expect((await slugs()).slice(-3)).toEqual(['c', 'a', 'b'])
    for (const ids of [
      [a, b],
      [a, b, b],
      [a, b, top],
      [a, b, c, c],
    ]) {
      expect(await say('arrange-categories', { parentId: top, ids })).toMatchObject({
        code: 'CHANGED_MEANWHILE',
      })
    }
  })
})

describe('merge-category', () => {
  it('moves items, changes, wishes and categories along, and leads the old address to the other one', async () => {
    const [old, into] = [await create(named('Old')), await create(named('New'))]
    await create(named('Within'), old)
    const { id: item, lender } = await itemIn(old)
    await t.rows(
      `insert into public.item_revisions (item_id, title, description, language, category_id, images)
       select id, 'Another title', description, language, category_id, '[]' from public.items where id = $1`,
      [item],
    )
    await t.rows(
      `insert into public.wishes (user_id, category_id, title, language, city, country, latitude, longitude, expires_at)
       values ($1, $2, 'A thing', 'en', 'Berlin', 'DE', 52.5, 13.4, now() + interval '1 day')`,
      [lender.id, old],
    )
    const { value } = await say<MergedCategory>('merge-category', { id: old, intoId: into })
    expect(value).toEqual({ id: into, moved: 1 })
    expect((await slugs()).slice(-2)).toEqual(['new', 'within'])
    expect(await found({ category: 'old' })).toEqual([item])
    expect(await found({ category: 'new' })).toEqual([item])
    const { data } = await t.client().rpc('search_categories', {})
    expect(data!.find(({ slug }) => slug === 'new')).toMatchObject({ former: ['old'], item_count: 1 })
    const { data: landing } = await t.client().rpc('landing_page', { town: 'berlin', category: 'old' })
    expect(landing).toMatchObject({ category: { slug: 'new' } })

    const last = await create(named('Last'))
    await say('merge-category', { id: into, intoId: last })
    expect(await found({ category: 'old' })).toEqual([item])
  })

  it('gives an address back to a new category of that name', async () => {
    const into = await create(named('New'))
    await say('merge-category', { id: await create(), intoId: into })
    await create()
    expect(await t.rows('select slug from public.category_redirects')).toEqual([])
    expect(await slugs()).toContain('boats')
  })

  it('refuses itself, one in it, a retired one, and a third level', async () => {
    const [a, b] = [await create(named('A')), await create(named('B'))]
    const within = await create(named('Within'), a)
    const deep = await create(named('Deep'), b)
    for (const [id, intoId] of [
      [a, a],
      [a, within],
      [a, deep],
    ]) {
      expect(await say('merge-category', { id, intoId })).toMatchObject({ code: 'CATEGORY_PLACE' })
    }
    await say('retire-category', { id: b, isRetired: true })
    expect(await say('merge-category', { id: within, intoId: b })).toMatchObject({ code: 'CATEGORY_PLACE' })
  })
})

describe('retire-category', () => {
  it('keeps what is offered, and takes nothing new', async () => {
    const id = await create()
    const { id: item } = await itemIn(id)
    const draft = await itemIn(id, { status: 'draft' })
    await say('retire-category', { id, isRetired: true })
    expect(await found({ category: 'boats' })).toEqual([item])
    const publish = () => t.rows(`update public.items set status = 'published' where id = $1`, [draft.id])
    await expect(publish()).rejects.toMatchObject({ code: 'LA121', constraint: 'categories_retired' })
    expect(await t.say(draft.lender, 'publish-item', { itemId: draft.id })).toMatchObject({
      code: 'LISTING_INCOMPLETE',
      details: { problems: expect.arrayContaining([expect.objectContaining({ code: 'category-missing' })]) },
    })
    await t.rows(`update public.items set status = 'paused' where id = $1`, [item])
    await t.rows(`update public.items set status = 'published' where id = $1`, [item])
    await say('retire-category', { id, isRetired: false })
    await publish()
  })

  it('is not shown to visitors once it is empty', async () => {
    const id = await create()
    const shown = async () => (await t.client().rpc('search_categories', {})).data!.map(({ slug }) => slug)
    expect(await shown()).toContain('boats')
    await say('retire-category', { id, isRetired: true })
    expect(await shown()).not.toContain('boats')
  })

  it('leaves one in which things can be offered', async () => {
    const [last, ...others] = await tree()
    for (const { id } of others) await say('retire-category', { id, isRetired: true })
    expect(await say('retire-category', { id: last!.id, isRetired: true })).toMatchObject({
      code: 'LAST_CATEGORY',
    })
  })
})

it('every process hears of a change, and draws pages anew', async () => {
  await followSettings(t.deps)
  const before = t.deps.settings.version
  await create()
  await expect.poll(() => t.deps.settings.version).toBeGreaterThan(before)
})
