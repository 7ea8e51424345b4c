import { expect, it } from 'vitest'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { fetchRelaxed } from './fetch-relaxed.ts'

const NOTHING = { total: 0 } as SearchAnswer
const search: Search = {
  ...DEFAULT_SEARCH,
  text: 'ladder',
  category: 'camping',
  attributes: { size: ['s'] },
  pieces: 3,
  minPriceCents: 5_000,
  page: 2,
}

/** Counts by what the search still asks for. */
const counted = async ({ text, category, attributes, pieces, minPriceCents, page }: Search) => {
  expect(page).toBe(1)
  if (!text) return { total: 100, has_more: true }
  if (!category) return { total: attributes ? 0 : 7, has_more: false }
  if (pieces === DEFAULT_SEARCH.pieces) return { total: 9, has_more: false }
  return { total: minPriceCents === undefined ? 1 : 0, has_more: false }
}

it('counts what there is without each filter, most first, and leaves out those without which there is nothing', async () => {
  expect(await fetchRelaxed(search, NOTHING, counted)).toEqual([
    { filter: 'text', total: 100, has_more: true },
    { filter: 'pieces', total: 9, has_more: false },
    // What a category asks for is asked for in no other.
    { filter: 'category', total: 7, has_more: false },
    { filter: 'price', total: 1, has_more: false },
  ])
})

it('counts nothing where something was found, or with one filter alone', async () => {
  const count = () => expect.unreachable()
  expect(await fetchRelaxed(search, { total: 1 } as SearchAnswer, count)).toEqual([])
  expect(await fetchRelaxed({ ...DEFAULT_SEARCH, text: 'submarine' }, NOTHING, count)).toEqual([])
})
