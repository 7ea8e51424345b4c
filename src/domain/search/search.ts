import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { AttributeWishes } from './attribute-wishes.ts'
import type { WantedPeriod } from './wanted-period.ts'

export const SORTS = ['relevance', 'total', 'distance', 'newest', 'rating'] as const
export type Sort = (typeof SORTS)[number]

export const VIEWS = ['list', 'map'] as const
export type View = (typeof VIEWS)[number]

/** The stars that one can ask for at least. */
export const RATINGS = [3, 4, 4.5] as const
export type MinRating = (typeof RATINGS)[number]

export const RADIUS_KM = { default: 10, choices: [1, 2, 5, 10, 25, 50] } as const
export const PAGE_SIZE = 24
export const MAX_PAGE = 200
export const MAX_PIECES = 50

export interface Point {
  latitude: number
  longitude: number
}

export interface Place {
  /** As the visitor wrote or chose it; empty where it is "near me". */
  label: string
  /** Missing until the label has been looked up. */
  at?: Point
  radiusKm: number
}

/** West, south, east, north in degrees. */
export type Area = readonly [west: number, south: number, east: number, north: number]

/** Everything that a visitor can ask for on the search screen; the address holds nothing else. */
export interface Search {
  text: string
  /** A category's slug. */
  category?: string
  /** Asked for in a category alone. */
  attributes?: AttributeWishes
  place?: Place
  /** The part of the map that was searched instead of a place. */
  area?: Area
  /** Cents for a day. */
  minPriceCents?: number
  maxPriceCents?: number
  period?: WantedPeriod
  pieces: number
  delivery?: DeliveryMethod
  minRating?: MinRating
  instantOnly: boolean
  sort: Sort
  view: View
  /** Starts at 1. */
  page: number
}

/** The initial criteria, which exclude nothing. */
export const DEFAULT_SEARCH: Search = {
  text: '',
  pieces: 1,
  instantOnly: false,
  sort: 'relevance',
  view: 'list',
  page: 1,
}
