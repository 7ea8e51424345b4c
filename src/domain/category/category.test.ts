import { describe, expect, it } from 'vitest'
import { inTreeOrder, readSynonyms, slugOf } from './category.ts'

describe('slugOf', () => {
  it.each([
    ['Boats & water', 'boats-water'],
    ['Boote & Bäder', 'boote-baeder'],
    ['  Été — à la mer ', 'ete-a-la-mer'],
    ['船', 'category'],
  ])('makes of %j %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('ends with a letter or digit where it is cut', () => {
    expect(slugOf(`${'a'.repeat(39)} bcd`)).toBe('a'.repeat(39))
  })
})

it('reads synonyms between commas, each once', () => {
  expect(readSynonyms(' kayak, stand-up   paddle ,,kayak')).toEqual(['kayak', 'stand-up paddle'])
})

it('has each category of the first level before those in it, by their positions', () => {
  const of = (id: string, position: number, parent_id: string | null = null) => ({
    id,
    slug: id,
    position,
    parent_id,
  })
  const tree = inTreeOrder([of('b', 1), of('b2', 1, 'b'), of('a', 0), of('b1', 0, 'b'), of('c', 1)])
  expect(tree.map(({ id }) => id)).toEqual(['a', 'b', 'b1', 'b2', 'c'])
})
