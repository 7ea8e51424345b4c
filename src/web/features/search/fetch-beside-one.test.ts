import { expect, it, vi } from 'vitest'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { fetchBesideOne } from './fetch-beside-one.ts'

const answerOf = (...ids: string[]) =>
  ({ total: ids.length, is_similar: false, items: ids.map((id) => ({ id, city: 'Wien' })) }) as SearchAnswer

const WIEN = { label: 'Wien', at: { latitude: 48.2, longitude: 16.37 }, radiusKm: 10 }
const sources = (elsewhere = answerOf('only', 'other')) => ({
  today: '2026-11-25',
  fetchLike: vi.fn(async (ids: readonly string[]) => (ids.length > 3 ? [] : ['alike', 'likeness'])),
  locate: async (search: Search) => ({ ...search, place: search.place && { ...WIEN, ...search.place } }),
  fetchWords: async () => elsewhere,
  fetchSearch: vi.fn(async (search: Search, ids?: readonly string[]) => {
    if (search.text) return elsewhere
    return ids ? answerOf(...ids.toReversed()) : answerOf('near', 'alike', 'only')
  }),
})

it('adds the same elsewhere, what is like it and what is free nearby at the weekend to a single result', async () => {
  const search = { ...DEFAULT_SEARCH, text: 'drill', place: WIEN }
  const beside = await fetchBesideOne(search, answerOf('only'), sources())
  expect(beside?.elsewhere.map(({ id }) => id)).toEqual(['other'])
  // The nearest first, whatever their ranks.
  expect(beside?.similar.map(({ id }) => id)).toEqual(['alike', 'likeness'])
  expect(beside?.near.map(({ id }) => id)).toEqual(['near'])
})

it('looks around the town of the result where no place was asked for', async () => {
  const given = sources()
  const beside = await fetchBesideOne({ ...DEFAULT_SEARCH, text: 'drill' }, answerOf('only'), given)
  expect(beside?.elsewhere).toEqual([])
  const near = given.fetchSearch.mock.calls.filter(([, ids]) => !ids)
  expect(near.map(([{ place, period }]) => [place?.label, period?.from])).toEqual([
    ['Wien', '2026-11-28T10:00'],
  ])
})

it('adds what is like them to few results, by the same criteria', async () => {
  const given = sources()
  const search = { ...DEFAULT_SEARCH, text: 'drill', maxPriceCents: 900 }
  const beside = await fetchBesideOne(search, answerOf('a', 'b', 'c'), given)
  expect(beside).toMatchObject({ elsewhere: [], similar: [{ id: 'alike' }, { id: 'likeness' }], near: [] })
  expect(given.fetchLike).toHaveBeenCalledWith(['a', 'b', 'c'], search)
  expect(given.fetchSearch).toHaveBeenCalledWith({ ...search, text: '' }, ['alike', 'likeness'])
})

it('adds nothing to many results, to none, to what is only like it, or on a map', async () => {
  const search = { ...DEFAULT_SEARCH, text: 'drill' }
  const similar = { ...answerOf('a', 'b'), is_similar: true }
  expect(await fetchBesideOne(search, answerOf('a', 'b', 'c', 'd'), sources())).toBeUndefined()
  expect(await fetchBesideOne(search, similar, sources())).toBeUndefined()
  expect(await fetchBesideOne(search, answerOf(), sources())).toBeUndefined()
  expect(await fetchBesideOne({ ...search, view: 'map' }, answerOf('a'), sources())).toBeUndefined()
})

it('adds the same elsewhere where there are few of it in a place, or none', async () => {
  const search = { ...DEFAULT_SEARCH, text: 'drill', place: WIEN }
  for (const answer of [answerOf(), answerOf('a', 'b', 'only')]) {
    const beside = await fetchBesideOne(search, answer, sources())
    expect(beside?.elsewhere.map(({ id }) => id)).toEqual(answer.total ? ['other'] : ['only', 'other'])
  }
  expect(await fetchBesideOne(search, answerOf('a', 'b', 'c', 'd'), sources())).toBeUndefined()
})

it('shows nothing else as the same', async () => {
  const other = { ...answerOf('x'), is_similar: true }
  const search = { ...DEFAULT_SEARCH, text: 'drill', place: WIEN }
  expect((await fetchBesideOne(search, answerOf('only'), sources(other)))?.elsewhere).toEqual([])
})
