import { afterAll, beforeAll, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let owner: TestUser
let id: string
beforeAll(async () => {
  t = await createTestApp()
  owner = await t.user()
  id = (await createItem(t.db.pool, { owner: owner.id, pricePerDayCents: 1_000, status: 'draft' })).id
})
afterAll(() => t.close())

const write = async (translations: unknown) => {
  const { error } = await t
    .client({ as: owner })
    .from('items')
    .update({ translations: translations as never })
    .eq('id', id)
  return error && `${error.code} ${error.message}`
}

it('translations are titles and descriptions in our languages, with the item’s own length limits', async () => {
  expect(
    await write({ en: { title: 'Drill', description: 'ü'.repeat(5_000) }, fr: { title: 'Perceuse' } }),
  ).toBeNull()
  expect(await write({})).toBeNull()
})

it.each([
  ['a title that fills every search', { en: { title: 'x'.repeat(101) } }],
  ['a description longer than its own may be', { de: { description: 'x'.repeat(5_001) } }],
  ['more than the index takes', { en: { title: 'word '.repeat(200_000) } }],
  ['another language', { tlh: { title: 'x' } }],
  ['other fields', { en: { title: 'x', html: '<b>' } }],
  ['a title that is no text', { en: { title: { x: 1 } } }],
  ['a language that is no object', { en: 'x' }],
  ['no object at all', ['en']],
])('%s is refused', async (_, translations) => {
  expect(await write(translations)).toMatch(/^23514 /)
})
