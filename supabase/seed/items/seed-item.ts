import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import type { CategorySlug } from '../categories.ts'
import type { CityKey } from '../cities.ts'
import type { Language, LocalText } from '../language.ts'
import type { PersonKey } from '../people.ts'

/** A review of this very item. */
interface SeedReview {
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  /** The city's own unless given. */
  language?: Language
  /** The owner's reply. */
  reply?: string
}

/** A listing as its owner wrote it. */
export interface SeedItem {
  /** Stable: ids are made from it, and its pictures are `pictures/items/<key>.webp` and so on. */
  key: string
  owner: PersonKey
  category: CategorySlug
  city: CityKey
  title: LocalText
  description: LocalText
  /** In cents of a euro; `hour` only where the owner rents by the hour at a price of its own. */
  price: { day: number; hour?: number; deposit: number }
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
    /** When it is handed over and taken back, local time; at any time unless given. */
    weeklyHours?: OpeningHours
    cancellation: 'flexible' | 'moderate' | 'strict'
  }
  reviews: SeedReview[]
}
