import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '#contract/database.types.ts'
import { ITEMS_A_PAGE, type ItemsQuery } from './items-query.ts'

const COLUMNS = 'id,title,city,price_per_day_cents,published_at'

export interface ItemRow {
  id: string
  title: string
  city: string
  price_per_day_cents: number
  published_at: string | null
}

export interface ItemsAnswer {
  rows: ItemRow[]
  /** The number of matching rows, about that of more than a thousand; 0 where the request was refused. */
  total: number
  /** The request as it was sent, and how long the response took. */
  request: { method: string; address: string; status: number; milliseconds: number }
  /** The data API's error for a request that it refuses. */
  error: { code: string; message: string } | null
}

interface DataApi {
  url: string
  publishableKey: string
  fetch: typeof fetch
}

/** Asks the data API as any caller may, with the official client, and notes the one request that this makes. */
export async function listItems(
  { url, publishableKey, fetch }: DataApi,
  { title, city, maxPrice, sort, descending, page }: ItemsQuery,
): Promise<ItemsAnswer> {
  let request: ItemsAnswer['request'] | undefined
  const client = new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: publishableKey },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      const started = performance.now()
      const response = await fetch(input, init)
      const milliseconds = performance.now() - started
      request = {
        method: init?.method ?? 'GET',
        address: pathname + search,
        status: response.status,
        milliseconds,
      }
      return response
    },
  })
  const first = (page - 1) * ITEMS_A_PAGE
  // More than an answer may have are estimated, and no page lies beyond these.
  let rows = client.from('items').select(COLUMNS, { count: 'estimated' })
  if (title) rows = rows.ilike('title', `*${title}*`)
  if (city) rows = rows.ilike('city', `*${city}*`)
  if (maxPrice !== null) rows = rows.lte('price_per_day_cents', maxPrice * 100)
  const { data, count, error } = await rows
    .order(sort, { ascending: !descending })
    // Rows that are alike would change places from page to page.
    .order('id')
    .range(first, first + ITEMS_A_PAGE - 1)
  return {
    rows: data ?? [],
    total: count ?? 0,
    request: request ?? { method: 'GET', address: '', status: 0, milliseconds: 0 },
    error: error && { code: error.code, message: error.message },
  }
}
