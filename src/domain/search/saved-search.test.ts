import { describe, expect, it } from 'vitest'
import { isOver } from './is-over.ts'
import { parseSearch } from './parse-search.ts'
import { savedQuery } from './saved-search.ts'
import { DEFAULT_SEARCH } from './search.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const parse = (query: string, now = NOW) => parseSearch(new URLSearchParams(query), now)

describe('a saved search', () => {
  it('is the same however its results are shown', () => {
    const plain = savedQuery(parse('q=Bohrhammer&near=52.5,13.4&place=Berlin'))
    expect(plain).toBe('q=Bohrhammer&place=Berlin&near=52.5%2C13.4')
    expect(savedQuery(parse('place=Berlin&near=52.5,13.4&q=Bohrhammer&sort=newest&view=map&page=3'))).toBe(
      plain,
    )
  })

  it('is read again as it was saved', () => {
    const search = parse(
      'q=zelt+für+vier&category=camping&from=2026-12-05&to=2026-12-06&min=3&rating=4&instant=1',
    )
    expect(parse(savedQuery(search))).toEqual(search)
  })

  it('is empty where nothing is excluded', () => {
    expect(savedQuery({ ...DEFAULT_SEARCH, sort: 'newest' })).toBe('')
  })

  it('is over once its dates have passed', () => {
    const query = 'q=tent&from=2026-12-05&to=2026-12-06'
    expect(isOver(query, NOW)).toBe(false)
    expect(isOver(query, Date.parse('2026-12-08T12:00:00Z'))).toBe(true)
    expect(isOver('q=tent', NOW)).toBe(false)
  })
})
