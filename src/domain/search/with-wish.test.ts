import { describe, expect, it } from 'vitest'
import { withoutFilter } from './filters.ts'
import { inCategory } from './in-category.ts'
import { parseSearch } from './parse-search.ts'
import { DEFAULT_SEARCH } from './search.ts'
import { searchPath } from './search-query.ts'
import { withWish } from './with-wish.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query), 0).attributes

describe('what a search asks of attributes', () => {
  it('is written and read the same way, in one order', () => {
    const attributes = { 'frame-size': ['m', 'l'], load: { min: -10, max: 12.5 }, weight: { max: 3 } }
    const path = searchPath({ category: 'bikes', attributes })
    expect(path).toBe('/search?category=bikes&attr.frame-size=l,m&attr.load=-10..12.5&attr.weight=..3')
    expect(parse(path.split('?')[1]!)).toEqual({ ...attributes, 'frame-size': ['l', 'm'] })
  })

  it.each([
    ['attr.load=..', undefined],
    ['attr.load=20..10', { load: { min: 10, max: 20 } }],
    ['attr.load=1..2..3', undefined],
    ['attr.size=m,,m,%22', { size: ['m'] }],
    ['attr.__proto__=m', undefined],
    ['attr.=m', undefined],
    ['attr.size=M', undefined],
  ])('leaves out of %s what makes no sense', (query, wishes) => {
    expect(parse(`category=bikes&${query}`)).toEqual(wishes)
  })

  it('is asked for in a category alone, and goes with it', () => {
    expect(parse('attr.size=m')).toBeUndefined()
    const search = { ...DEFAULT_SEARCH, category: 'bikes', attributes: { size: ['m'] } }
    expect(withoutFilter(search, 'category').attributes).toBeUndefined()
    expect(withoutFilter(search, 'attributes')).toMatchObject({ category: 'bikes', attributes: undefined })
    expect(inCategory({ ...search, page: 3 }, 'kids')).toMatchObject({
      category: 'kids',
      page: 1,
      attributes: undefined,
    })
  })

  it('is none once nothing is left of it', () => {
    const sizes = withWish(undefined, 'size', ['m'])
    expect(sizes).toEqual({ size: ['m'] })
    expect(withWish(sizes, 'load', { min: 3 })).toEqual({ size: ['m'], load: { min: 3 } })
    expect(withWish(sizes, 'size', [])).toBeUndefined()
    expect(withWish({ load: { min: 3 } }, 'load', {})).toBeUndefined()
  })
})
