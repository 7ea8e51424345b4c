// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { writeStored } from '../../lib/use-local-storage.ts'
import { storeDraft, storedDraft, type WishDraft, wishInput, wishProblems } from './wish-draft.ts'

const draft: WishDraft = {
  title: 'Carpet cleaner',
  categoryId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  place: { neighbourhood: null, city: 'Berlin', country: 'DE', latitude: 52.5, longitude: 13.4 },
  first: '',
  last: '',
  cents: null,
  note: '',
}

it.each([
  [{}, []],
  [{ title: ' x ' }, ['title']],
  [{ categoryId: '', place: undefined }, ['category', 'place']],
  [{ first: '2026-12-05' }, ['days']],
  [{ first: '2026-12-05', last: '2026-12-04' }, ['days']],
  [{ first: '2026-12-05', last: '2026-12-05' }, []],
  [{ cents: Number.NaN }, ['price']],
])('a draft with %o has the problems %o', (change, problems) => {
  expect(wishProblems({ ...draft, ...change })).toEqual(problems)
})

it('sends what was filled in', () => {
  expect(wishInput(draft, 'en')).not.toHaveProperty('days')
  expect(wishInput({ ...draft, first: '2026-12-05', last: '2026-12-06', cents: 0 }, 'en')).toMatchObject({
    days: { first: '2026-12-05', last: '2026-12-06' },
    pricePerDayCents: 0,
    place: { neighbourhood: '', city: 'Berlin' },
  })
})

it('is there again after signing in, unless what is stored is something else', () => {
  storeDraft(draft)
  expect(storedDraft()).toEqual(draft)
  writeStored('wishDraft', { title: 7 })
  expect(storedDraft()).toBeUndefined()
  storeDraft(undefined)
  expect(storedDraft()).toBeUndefined()
})
