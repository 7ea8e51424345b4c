import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import type { AttributeValues } from '#domain/category/attributes.ts'
import type { PriceRules } from '#domain/money/price-rules.ts'
import type { CategorySlug } from '../categories.ts'
import type { CityKey } from '../cities.ts'
import type { Language, LocalText } from '../language.ts'
import type { PersonKey } from '../people.ts'

/** A review of this item. */
interface SeedReview {
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  /** The city's language by default. */
  language?: Language
  /** The owner's reply. */
  reply?: string
}

/** A listing as its owner wrote it. */
export interface SeedItem {
  /** Stable: ids are derived from it, and its pictures are `pictures/items/<key>.webp` and so on. */
  key: string
  owner: PersonKey
  category: CategorySlug
  city: CityKey
  title: LocalText
  description: LocalText
  /** What the owner says of what the category asks, in `attributes.ts`. */
  attributes?: AttributeValues
  /** In euro cents; `hour` only if the owner has a separate hourly price. */
  price: { day: number; hour?: number; deposit: number }
  /** What the owner has added to the price lately: none of the demo's rentals was booked under it. */
  priceRules?: PriceRules
  /** The number of its units. */
  units: number
  place: { neighbourhood: string; latitude: number; longitude: number }
  delivery: DeliveryMethod[]
  terms: {
    instant: boolean
    noticeHours: number
    minHours: number
    maxHours: number
    bufferMinutes: number
    /** When it can be picked up and returned, in local time; by default at any time. */
    weeklyHours?: OpeningHours
    cancellation: 'flexible' | 'moderate' | 'strict'
  }
  reviews: SeedReview[]
}
