import { PAGE_SIZE, type Search } from '#domain/search/search.ts'
import type { Database, Json } from './database.types.ts'

export type SearchArguments = Database['public']['Functions']['search_items']['Args']

/** Where more are found, the answer has groups of them. */
const MAP_PINS = 50

/** The arguments of the database's `search_items` for a search whose place was looked up. */
export function searchArguments(search: Search, language: string): SearchArguments {
  return defined({
    q: search.text,
    locale: language,
    category: search.category,
    attributes: search.attributes as Json | undefined,
    ...searchArea(search),
    min_price_cents: search.minPriceCents,
    max_price_cents: search.maxPriceCents,
    local_from: search.period?.from,
    local_to: search.period?.to,
    quantity: search.pieces,
    delivery: search.delivery,
    min_rating: search.minRating,
    instant_only: search.instantOnly,
    sort: search.sort,
    page: search.page,
    page_size: PAGE_SIZE,
    pins: search.view === 'map' ? MAP_PINS : 0,
  })
}

/** Where a search looks whose place was looked up. */
export function searchArea({ place, area }: Search) {
  const at = place?.at
  return defined({
    lat: at?.latitude,
    lng: at?.longitude,
    radius_m: at && place && place.radiusKm * 1_000,
    box: area && [...area],
  })
}

/** Without what was not asked for: each argument has a default. */
const defined = <T extends object>(all: T): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T
