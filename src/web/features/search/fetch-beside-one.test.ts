import { expect, it, vi } from 'vitest'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { fetchBesideOne } from './fetch-beside-one.ts'

const answerOf = (...ids: string[]) =>
  ({ total: ids.length, is_similar: false, items: ids.map((id) => ({ id, city: 'Wien' })) }) as SearchAnswer

const WIEN = { label: 'Wien', at: { latitude: 48.2, longitude: 16.37 }, radiusKm: 10 }
const sources = (elsewhere = answerOf('only', 'other')) => ({
  today: '2026-11-25',
  fetchCategory: async () => 'tools',
  locate: async (search: Search) => ({ ...search, place: search.place && { ...WIEN, ...search.place } }),
  fetchWords: async () => elsewhere,
  fetchSearch: vi.fn(async (search: Search) => {
    if (search.text) return elsewhere
    return search.category ? answerOf('only', 'other', 'alike') : answerOf('near', 'alike', 'only')
  }),
})

it('adds the same elsewhere, what is like it and what is free nearby at the weekend to a single result', async () => {
  const search = { ...DEFAULT_SEARCH, text: 'drill', place: WIEN }
  const beside = await fetchBesideOne(search, answerOf('only'), sources())
  expect(beside?.elsewhere.map(({ id }) => id)).toEqual(['other'])
  expect(beside?.similar.map(({ id }) => id)).toEqual(['alike'])
  expect(beside?.near.map(({ id }) => id)).toEqual(['near'])
})

it('looks around the town of the result where no place was asked for', async () => {
  const given = sources()
  const beside = await fetchBesideOne({ ...DEFAULT_SEARCH, text: 'drill' }, answerOf('only'), given)
  expect(beside?.elsewhere).toEqual([])
  expect(given.fetchSearch.mock.calls.map(([{ place, period }]) => [place?.label, period?.from])).toEqual([
    ['Wien', undefined],
    ['Wien', '2026-11-28T10:00'],
  ])
})

it('adds nothing to several results, to none, or on a map', async () => {
  const search = { ...DEFAULT_SEARCH, text: 'drill' }
  expect(await fetchBesideOne(search, answerOf('a', 'b'), sources())).toBeUndefined()
  expect(await fetchBesideOne(search, answerOf(), sources())).toBeUndefined()
  expect(await fetchBesideOne({ ...search, view: 'map' }, answerOf('a'), sources())).toBeUndefined()
})

it('adds the same elsewhere where there are few of it in a place, or none', async () => {
  const search = { ...DEFAULT_SEARCH, text: 'drill', place: WIEN }
  for (const answer of [answerOf(), answerOf('a', 'b', 'only')]) {
    const beside = await fetchBesideOne(search, answer, sources())
    expect(beside).toMatchObject({
      elsewhere: [{ id: answer.total ? 'other' : 'only' }, ...(answer.total ? [] : [{ id: 'other' }])],
      similar: [],
    })
  }
  expect(await fetchBesideOne(search, answerOf('a', 'b', 'c', 'd'), sources())).toBeUndefined()
})

it('shows nothing else as the same', async () => {
  const other = { ...answerOf('x'), is_similar: true }
  const search = { ...DEFAULT_SEARCH, text: 'drill', place: WIEN }
  expect((await fetchBesideOne(search, answerOf('only'), sources(other)))?.elsewhere).toEqual([])
})
