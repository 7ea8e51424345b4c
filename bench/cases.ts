import type { Request } from 'autocannon'
import { randomFrom } from '#seed/random.ts'
import { ITEM_COLUMNS } from './item-columns.ts'
import type { MarketItem } from './open-market.ts'
import type { Product } from './open-product.ts'
import { type Days, drawBox, drawDays, drawWord } from './random-criteria.ts'

export interface Case {
  name: string
  /** Which process is asked. */
  of: 'product' | 'prepared select'
  next: () => Request
  aim?: Aim
}

/** A target that the measured figure has to meet. */
export interface Aim {
  /** Requests a second, as a share of those of the prepared select. */
  ratio?: number
  perSecond?: number
  /** Milliseconds. */
  p99?: number
}

/** The number of addresses whose page may be answered from one rendered for another visitor. */
const POPULAR = 20

/** Everything that is asked over 32 connections. */
export function casesOf(items: MarketItem[], { publishableKey, renters }: Product): Case[] {
  const random = randomFrom('bench')
  const anonymous = { apikey: publishableKey }
  /** As browsers ask. */
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
    { name: 'search: box, dates', of: 'product', next: search(false) },
    {
      name: 'product page, rendered anew',
      of: 'product',
      next: () => page(`/product/${random.pick(items).id}?visit=${++visits}`),
    },
    {
      name: `product page, ${POPULAR} popular ones`,
      of: 'product',
      next: () => page(`/product/${random.pick(popular).id}`),
    },
    {
      name: 'search page, rendered anew',
      of: 'product',
      next: () => page(searchAddress(random.pick(items), drawDays(random), ++visits)),
      aim: { perSecond: 100 },
    },
    {
      name: `search page, ${POPULAR} popular ones`,
      of: 'product',
      next: () => page(random.pick(searches)),
    },
  ]
}

/** The baseline of all cases; run first and last, because the speed of a machine drifts. */
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
