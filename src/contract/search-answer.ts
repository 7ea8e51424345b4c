import type { Filter } from '#domain/search/filters.ts'

/**
 * The fields of an item that a card shows and no more, as the database's `search_items` gives them: a page carries two
 * dozen.
 */
export interface ItemCard {
  id: string
  /** In the language asked for where there is a translation, else in English, else as the lender wrote it. */
  title: string
  /** The language that the title is in. */
  language: string
  /** As the lender wrote it, where the title is a translation. */
  original: { title: string; language: string } | null
  price_per_day_cents: number
  /** For the wanted dates, pieces and delivery; null without dates. */
  total_cents: number | null
  city: string
  neighbourhood: string
  /** From the place asked for. */
  distance_m: number | null
  rating_sum: number
  rating_count: number
  is_instant: boolean
  image: { path: string; thumbhash: string | null } | null
  /** By the first name alone. */
  lender: { name: string; avatar_path: string | null }
}

/** Longitude, latitude and cents: the all-in price with dates, else the price of a day. */
export type Pin = [id: string, longitude: number, latitude: number, cents: number]

/** Items near each other: how many, and the cheapest's cents as a pin has them; the id of an item that is alone. */
export type PinCluster = [
  longitude: number,
  latitude: number,
  items: number,
  cents: number,
  id: string | null,
]

/** The number of results without one of the filters. */
export interface RelaxedSearch {
  filter: Filter
  total: number
  has_more: boolean
}

export interface SearchAnswer {
  total: number
  /** There are more than `total`; the rest was not counted. */
  has_more: boolean
  /** Where nothing was found: without which filters there is something, the most first. */
  relaxed: RelaxedSearch[]
  /** Nothing had these words; these have words like them. */
  is_similar: boolean
  /** The prices of a day among what was found, whatever price was asked for; null where nothing was found. */
  lowest_price_cents: number | null
  highest_price_cents: number | null
  items: ItemCard[]
  /** The best, as many as were asked for. */
  pins: Pin[]
  /** Where there are more than these pins: all that was found, in groups; else none. */
  clusters: PinCluster[]
}

/** A whole city where there is no neighbourhood. */
export interface KnownPlace {
  neighbourhood: string | null
  city: string
  country: string
  latitude: number
  longitude: number
  item_count: number
}

/** Suggestions for a visitor who has typed a few letters. */
export interface SearchSuggestions {
  /** Names of things that are offered. */
  terms: string[]
  items: { id: string; title: string; city: string }[]
  categories: { slug: string; name: string }[]
  places: KnownPlace[]
}

/** A category of the first level. */
export interface CategoryCard {
  slug: string
  name: string
  /** A Lucide icon. */
  icon: string
  tint: string
  item_count: number
  image_path: string | null
  image_thumbhash: string | null
}
