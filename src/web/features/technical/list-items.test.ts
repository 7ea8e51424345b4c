import { describe, expect, it } from 'vitest'
import { parseItemsQuery } from './items-query.ts'
import { listItems } from './list-items.ts'

const ROW = { id: 'i1', title: 'Drill', city: 'Berlin', price_per_day_cents: 900, published_at: null }

function ask(query: string, answer: (preferences: string | null) => Response) {
  const api = {
    url: 'http://api.test',
    publishableKey: 'key',
    fetch: async (input: string | URL | Request, init?: RequestInit) =>
      answer(new Request(input, init).headers.get('prefer')),
  }
  return listItems(api, parseItemsQuery(new URLSearchParams(query)))
}

describe('the items of the data API', () => {
  it('come with the request that was sent, its status and its time', async () => {
    const found = () => Response.json([ROW], { headers: { 'content-range': '25-25/26' } })
    const { rows, total, request, error } = await ask(
      'title=drill&city=berlin&max_price=9&order=title.desc&page=2',
      found,
    )
    expect([rows, total, error]).toEqual([[ROW], 26, null])
    expect(request).toMatchObject({ method: 'GET', status: 200, milliseconds: expect.any(Number) })
    const { pathname, searchParams } = new URL(request.address, 'http://api.test')
    expect(pathname).toBe('/rest/v1/items')
    expect(Object.fromEntries(searchParams)).toEqual({
      select: 'id,title,city,price_per_day_cents,published_at',
      title: 'ilike.*drill*',
      city: 'ilike.*berlin*',
      price_per_day_cents: 'lte.900',
      order: 'title.desc,id.asc',
      offset: '25',
      limit: '25',
    })
  })

  it('are not all counted for each page of some', async () => {
    const { rows } = await ask('', (preferences) =>
      Response.json(preferences === 'count=estimated' ? [ROW] : []),
    )
    expect(rows).toEqual([ROW])
  })

  it('are none where the request is refused, with the reason', async () => {
    const refused = () => Response.json({ code: 'PGRST103', message: 'no such range' }, { status: 416 })
    const { rows, error, request } = await ask('page=9', refused)
    expect([rows, error, request.status]).toEqual([[], { code: 'PGRST103', message: 'no such range' }, 416])
  })
})
