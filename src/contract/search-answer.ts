import type { Filter } from '#domain/search/filters.ts'

/**
 * Only the fields of an item that a card shows, as the database's `search_items` returns them: a page has two dozen.
 */
export interface ItemCard {
  id: string
  /** In the requested language if there is a translation, else as the lender wrote it. */
  title: string
  /** The language that the title is in. */
  language: string
  /** The lender's own title, if `title` is a translation. */
  original: { title: string; language: string } | null
  price_per_day_cents: number
  /** For the requested dates, units and delivery; null without dates. */
  total_cents: number | null
  city: string
  neighbourhood: string
  /** From the requested place. */
  distance_m: number | null
  rating_sum: number
  rating_count: number
  is_instant: boolean
  image: { path: string; thumbhash: string | null } | null
  /** Only the first name. */
  lender: { name: string; avatar_path: string | null }
}

/** What the card of an item shows beside an item that is like it. */
export type SimilarItem = Omit<ItemCard, 'total_cents' | 'distance_m' | 'is_instant' | 'lender'>

/** Longitude, latitude and cents: the all-in price with dates, else the price of a day. */
export type Pin = [id: string, longitude: number, latitude: number, cents: number]

/** A group of nearby items: their number and the lowest price in cents; the item's id if there is only one. */
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
  /** Whether there are more than `total`; the rest was not counted. */
  has_more: boolean
  /** If nothing was found: the filters without which there are results, the most results first. Counted by the page. */
  relaxed: RelaxedSearch[]
  /** Whether no item has these words, and these results have similar ones. */
  is_similar: boolean
  /** Whether the words are only in what comes with these items, or in their descriptions. */
  is_deep?: boolean
  /** The daily prices of the results without the price filter; null if there are none. */
  lowest_price_cents: number | null
  highest_price_cents: number | null
  items: ItemCard[]
  /** The best results, as many as were requested. */
  pins: Pin[]
  /** All results in groups, if there are more than these pins; otherwise empty. */
  clusters: PinCluster[]
}

/** A whole city if there is no neighbourhood. */
export interface KnownPlace {
  neighbourhood: string | null
  city: string
  country: string
  latitude: number
  longitude: number
  item_count: number
  /** The large city near it, which tells two places of one name apart. */
  near?: string | null
}

/** A place that was named among the words of a search, and the others. */
export interface PlaceInWords {
  place: KnownPlace
  rest: string
}

/** What was typed, in plain words and without slips, and the things that it names. */
export interface WordsMeant {
  words: string
  things: string[]
  /** Whether it names one thing and says nothing else. */
  is_name: boolean
  /** Whether it is words such as "and" alone. */
  is_empty: boolean
}

/** Suggestions for a visitor who has typed a few letters. */
export interface SearchSuggestions {
  /** Names of kinds of things that are offered. */
  terms: string[]
  items: { id: string; title: string; city: string }[]
  categories: { slug: string; name: string }[]
  places: KnownPlace[]
}

/** A category; those in it follow it. */
export interface CategoryCard {
  slug: string
  /** The slug of the category that it is in; null for one of the first level. */
  parent: string | null
  /** Slugs of categories that were merged into it. */
  former: string[]
  name: string
  /** A Lucide icon. */
  icon: string
  /** In those in it as well. */
  item_count: number
  /** What a search in it may ask for; known of the chosen one alone. */
  attributes?: AttributeCard[]
}

/** A category with a picture of what is in it. */
export interface CategoryTile extends CategoryCard {
  tint: string
  image_path: string | null
  image_thumbhash: string | null
}

/** An attribute that a search may ask for, in the page's language. */
export interface AttributeCard {
  key: string
  kind: 'number' | 'choice'
  name: string
  unit: string | null
  choices: { value: string; name: string }[]
}
