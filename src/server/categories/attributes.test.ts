import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LoadedCategories, OfficeAttribute } from '#contract/categories.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { boats, length } from '#server/testing/calls/category-calls.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const inAll = (name: string) => ({ en: name, de: name, es: name, fr: name })
const drive = {
  ...length,
  kind: 'choice',
  unit: null,
  names: inAll('Drive'),
  choices: ['Sail', 'Motor', 'Oars'].map((name) => ({ value: null as string | null, names: inAll(name) })),
  isRequired: true,
}

const say = <Value>(name: string, input: object) => t.say<Value>(admin, name, input)
async function create(name = 'Boats', parentId: string | null = null): Promise<string> {
  const { value } = await say<{ id: string }>('create-category', { ...boats, names: inAll(name), parentId })
  return value!.id
}
const load = async (id: string) =>
  (await say<LoadedCategories>('load-categories', {})).value!.categories.find((one) => one.id === id)!
async function change(id: string, attributes: object[]) {
  const { version } = await load(id)
  const answer = await say('change-attributes', { id, version, attributes })
  expect(answer.code).toBeUndefined()
  return (await load(id)).attributes
}
/** As it was loaded, to be sent again. */
const again = ({ choices, ...attribute }: OfficeAttribute) => ({
  ...attribute,
  choices: choices.filter(({ isRetired }) => !isRetired).map(({ value, names }) => ({ value, names })),
})
async function itemIn(categoryId: string, attributes: object) {
  const lender = await t.user({ name: 'Lena' })
  const { id } = await createItem(t.db.pool, { owner: lender.id, title: 'Sturdy thing' })
  await t.rows('update public.items set category_id = $2, attributes = $3 where id = $1', [
    id,
    categoryId,
    JSON.stringify(attributes),
  ])
  return { id, lender }
}
const attributesOf = async (id: string) =>
  (await t.rows<{ attributes: object }>('select attributes from public.items where id = $1', [id]))[0]!
    .attributes
async function found(category: string, attributes: unknown): Promise<string[]> {
  const { data, error } = await t.client().rpc('search_items', { category, attributes: attributes as never })
  expect(error).toBeNull()
  return (data as unknown as SearchAnswer).items.map(({ id }) => id)
}

describe('change-attributes', () => {
  it('makes keys and values once, and keeps what is not offered any more', async () => {
    const id = await create()
    const [first, second] = await change(id, [drive, length])
    expect([first!.key, second!.key]).toEqual(['drive', 'length'])
    expect(first!.choices.map(({ value }) => value)).toEqual(['sail', 'motor', 'oars'])
    const { id: item } = await itemIn(id, { drive: 'oars', length: 4.5 })

    const renamed = { ...again(first!), names: inAll('Moved by'), choices: again(first!).choices.slice(0, 2) }
    const changed = await change(id, [{ ...again(second!), isRetired: true }, renamed])
    expect(changed.map(({ key, isRetired }) => [key, isRetired])).toEqual([
      ['length', true],
      ['drive', false],
    ])
    expect(changed[1]!.choices.map(({ value, isRetired }) => [value, isRetired === true])).toEqual([
      ['sail', false],
      ['motor', false],
      ['oars', true],
    ])
    expect(await attributesOf(item)).toEqual({ drive: 'oars', length: 4.5 })
    const [entry] = await t.rows<{ details: object }>(
      `select details from public.audit_log where action = 'change-attributes' order by id desc limit 1`,
    )
    expect(entry!.details).toEqual({ category: 'boats', attributes: 'Length, Moved by' })
  })

  it('gives another one of the same name another key', async () => {
    await change(await create(), [length])
    const [other] = await change(await create('Ropes'), [{ ...length, names: inAll('Length') }])
    expect(other!.key).toBe('length-2')
  })

  it('refuses what was made of an older state, and what leaves one out or changes its kind', async () => {
    const id = await create()
    const [made] = (await change(id, [length])).map(again)
    const { version } = await load(id)
    for (const input of [
      { version: version - 1, attributes: [made] },
      { version, attributes: [] },
      { version, attributes: [made, made] },
      { version, attributes: [{ ...made, kind: 'text', unit: null, isFilter: false }] },
      { version, attributes: [made, { ...length, key: 'invented' }] },
    ]) {
      expect(await say('change-attributes', { id, ...input })).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    }
  })

  it.each([
    ['a choice without choices', { ...drive, choices: [] }],
    ['a number with choices', { ...length, choices: drive.choices }],
    ['a text as a filter', { ...length, kind: 'text', unit: null }],
    ['a unit of a choice', { ...drive, unit: 'm' }],
    ['a name that is missing', { ...length, names: { ...length.names, de: ' ' } }],
  ])('refuses %s', async (_, attribute) => {
    const id = await create()
    expect(await say('change-attributes', { id, version: 0, attributes: [attribute] })).toMatchObject({
      code: 'BAD_INPUT',
    })
  })
})

describe('the database', () => {
  it('takes nothing of an attribute that there is not, or that is not of its kind', async () => {
    const id = await create()
    await change(id, [
      drive,
      length,
      { ...length, kind: 'text', unit: null, isFilter: false, names: inAll('Brand') },
    ])
    for (const wrong of [
      { invented: 1 },
      { drive: 'wings' },
      { drive: 1 },
      { length: '4' },
      { brand: '' },
      { brand: 4 },
    ]) {
      await expect(itemIn(id, wrong)).rejects.toMatchObject({ code: 'LA122', constraint: 'items_attributes' })
    }
    await itemIn(id, { drive: 'sail', length: -4, brand: 'Optimist' })
  })

  it('has an owner change them as the other words of an item', async () => {
    const id = await create()
    await change(id, [length])
    const { id: item, lender } = await itemIn(id, { length: 4 })
    const { error } = await t
      .client({ as: lender })
      .from('items')
      .update({ attributes: { length: 5 } })
      .eq('id', item)
    expect(error).toMatchObject({ code: 'LA004' })
  })
})

it('is asked of searches in the category and in those in it', async () => {
  const top = await create('Water')
  await change(top, [drive, length])
  const within = await create('Canoes', top)
  const [{ id: canoe }, { id: yacht }, { id: raft }] = [
    await itemIn(within, { drive: 'oars', length: 4.2 }),
    await itemIn(top, { drive: 'sail', length: 11 }),
    await itemIn(top, {}),
  ]
  expect((await found('water', {})).toSorted()).toEqual([canoe, yacht, raft].toSorted())
  expect(await found('water', { drive: ['oars', 'motor'] })).toEqual([canoe])
  expect(await found('canoes', { length: { max: 5 } })).toEqual([canoe])
  expect(await found('water', { drive: ['oars', 'sail'], length: { min: 5, max: 20 } })).toEqual([yacht])
  expect(await found('canoes', { drive: ['sail'] })).toEqual([])
  // Nonsense asks for nothing.
  for (const nonsense of [null, [], 'x', { drive: 3 }, { drive: [] }, { length: { from: 3 } }]) {
    expect((await found('canoes', nonsense)).toSorted()).toEqual([canoe])
  }
  expect(await found('water', { '"x" || true || "': ['a" || true'] })).toEqual([])
})

describe('merge-category', () => {
  it('has what items say become what is asked there, and takes along what is not', async () => {
    const [old, into] = [await create('Dinghies'), await create('Ships')]
    await change(old, [drive, length, { ...length, names: inAll('Width') }])
    await change(into, [
      { ...drive, choices: [{ value: null, names: inAll('Steam') }] },
      { ...length, unit: 'ft' },
    ])
    const { id: item } = await itemIn(old, { drive: 'motor', length: 4, width: 2 })
    await t.rows(
      `insert into public.item_revisions (item_id, title, description, language, category_id, images, attributes)
       select id, title, description, language, category_id, '[]', '{"drive": "sail"}' from public.items where id = $1`,
      [item],
    )
    await say('merge-category', { id: old, intoId: into })
    expect(await attributesOf(item)).toEqual({ 'drive-2': 'motor', length: 4, width: 2 })
    expect(await t.rows('select attributes from public.item_revisions')).toEqual([
      { attributes: { 'drive-2': 'sail' } },
    ])
    const { attributes } = await load(into)
    expect(attributes.map(({ key, unit, isRequired }) => [key, unit, isRequired])).toEqual([
      ['drive-2', null, true],
      ['length-2', 'ft', false],
      ['length', 'm', false],
      ['width', 'm', false],
    ])
    expect(attributes[0]!.choices.map(({ value }) => value)).toEqual(['steam', 'sail', 'motor', 'oars'])
    expect(await found('ships', { 'drive-2': ['motor'] })).toEqual([item])
  })
})
