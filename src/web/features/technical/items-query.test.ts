import { describe, expect, it } from 'vitest'
import { itemsPath, parseItemsQuery } from './items-query.ts'

const parse = (query: string) => parseItemsQuery(new URLSearchParams(query))

describe('the address of /supabase-items', () => {
  it('asks for the newest items where it says nothing, or nonsense', () => {
    const newest = {
      title: '',
      city: '',
      maxPrice: null,
      sort: 'published_at',
      descending: true,
      page: 1,
    }
    expect(parse('')).toEqual(newest)
    expect(parse('order=owner_id.desc&page=-3&max_price=cheap&title=%20')).toEqual(newest)
  })

  it('is read and written alike', () => {
    const asked = 'title=drill&city=Berlin&max_price=20&order=price_per_day_cents.asc&page=3'
    expect(itemsPath(parse(asked), { page: 3 })).toBe(`/supabase-items?${asked}`)
  })

  it('begins at the first page when anything else changes', () => {
    expect(itemsPath(parse('page=3&city=Wien'), { sort: 'title', descending: false })).toBe(
      '/supabase-items?city=Wien&order=title.asc',
    )
  })

  it('bounds what it takes', () => {
    expect(parse(`page=999999&title=${'x'.repeat(500)}`)).toMatchObject({ page: 40, title: 'x'.repeat(80) })
  })
})
