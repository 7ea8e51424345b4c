import { randomFrom } from '#seed/random.ts'
import { ITEM_COLUMNS } from './item-columns.ts'
import type { Request } from './measure-requests.ts'
import type { MarketItem } from './open-market.ts'
import type { Product } from './open-product.ts'
import { type Days, drawBox, drawDays, drawWord } from './random-criteria.ts'

export interface Case {
  name: string
  /** The process that receives the requests. */
  of: 'product' | 'prepared select'
  next: () => Request
  aim?: Aim
}

/** A target for the measured figure. */
export interface Aim {
  /** Requests per second, as a share of what the prepared select reaches. */
  ratio?: number
  perSecond?: number
  /** Milliseconds. */
  p99?: number
  /** Milliseconds of PostgreSQL's processor time for one request. */
  databaseMs?: number
}

/** The number of addresses whose pages may be served from the page cache. */
const POPULAR = 20

/** All cases that are measured over 32 connections. */
export function casesOf(items: MarketItem[], { publishableKey, renters }: Product): Case[] {
  const random = randomFrom('bench')
  const anonymous = { apikey: publishableKey }
  /** The headers that browsers send. */
  const page = (path: string): Request => ({
    path,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  })
  const popular = items.slice(0, POPULAR)
  const searches = popular.map((item) => searchAddress(item, drawDays(random)))
  let visits = 0

  const search = (withText: boolean) => (): Request => {
    const item = random.pick(items)
    const { from, to } = drawDays(random)
    const criteria = {
      ...(withText && { q: drawWord(item) }),
      box: drawBox(item, random),
      local_from: `${from}T10:00`,
      local_to: `${to}T18:00`,
    }
    return {
      method: 'POST',
      path: '/rest/v1/rpc/search_items',
      headers: { ...anonymous, 'content-type': 'application/json' },
      body: JSON.stringify(criteria),
    }
  }

  return [
    { name: 'GET /ping', of: 'product', next: () => ({ path: '/ping' }) },
    {
      name: 'item by id as anon, row-level security',
      of: 'product',
      next: () => ({
        path: `/rest/v1/items?select=${ITEM_COLUMNS}&id=eq.${random.pick(items).id}`,
        headers: { ...anonymous, accept: 'application/vnd.pgrst.object+json' },
      }),
      aim: { ratio: 0.35 },
    },
    {
      name: 'GET /auth/v1/user',
      of: 'product',
      next: () => ({
        path: '/auth/v1/user',
        headers: { ...anonymous, authorization: `Bearer ${random.pick(renters).token}` },
      }),
      aim: { ratio: 0.5 },
    },
    { name: 'search: text, box, dates', of: 'product', next: search(true), aim: { p99: 60 } },
    { name: 'search: box, dates', of: 'product', next: search(false), aim: { perSecond: 400 } },
    {
      name: 'product page, rendered anew',
      of: 'product',
      next: () => page(`/product/${random.pick(items).id}?visit=${++visits}`),
      aim: { perSecond: 120, databaseMs: 2 },
    },
    {
      name: `product page, ${POPULAR} popular ones`,
      of: 'product',
      next: () => page(`/product/${random.pick(popular).id}`),
      aim: { perSecond: 2500 },
    },
    {
      name: 'search page, rendered anew',
      of: 'product',
      next: () => page(searchAddress(random.pick(items), drawDays(random), ++visits)),
      aim: { perSecond: 150 },
    },
    {
      name: `search page, ${POPULAR} popular ones`,
      of: 'product',
      next: () => page(random.pick(searches)),
      aim: { perSecond: 2500 },
    },
  ]
}

/** The baseline of all cases. It runs first and last, because a machine's speed drifts. */
export function preparedSelect(items: MarketItem[]): Case {
  const random = randomFrom('prepared select')
  return {
    name: 'one prepared select',
    of: 'prepared select',
    next: () => ({ path: `/items/${random.pick(items).id}` }),
  }
}

function searchAddress(item: MarketItem, { from, to }: Days, visit?: number): string {
  const query = new URLSearchParams({
    q: drawWord(item),
    near: `${item.latitude},${item.longitude}`,
    from,
    to,
  })
  if (visit !== undefined) query.set('visit', String(visit))
  return `/search?${query}`
}
