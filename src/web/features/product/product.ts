import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import type { AttributeFact } from '../../entities/item/attribute-facts.ts'
import type { RatedPerson } from '../../entities/person/person-ratings.tsx'
import type { Review } from '../../entities/review/review.ts'

/** The product page's data of an item, as the data API gives it. */
export interface Product {
  id: string
  title: string
  description: string
  language: string
  translations: Partial<Record<string, { title?: string; description?: string }>>
  price_per_day_cents: number
  price_per_hour_cents: number | null
  weekend_price_cents: number | null
  duration_discounts: number[]
  deposit_cents: number
  new_price_cents: number | null
  neighbourhood: string
  city: string
  country: string
  time_zone: string
  latitude: number
  longitude: number
  delivery_methods: DeliveryMethod[]
  is_instant: boolean
  notice_hours: number
  min_hours: number
  max_hours: number
  buffer_minutes: number
  weekly_hours: OpeningHours | null
  cancellation_policy: 'flexible' | 'moderate' | 'strict'
  /** What the policy gives back, in words of the page's language: made on the server, so that no browser loads what makes them. */
  refunds: { full: string; part: string; percent: string }
  rating_sum: number
  rating_count: number
  booking_count: number
  unit_count: number
  owner_id: string
  /** What it says of the attributes of its category, in the page's language. */
  facts: AttributeFact[]
  category: { slug: string; names: Partial<Record<string, string>>; tint: string }
  images: { path: string; width: number; height: number; thumbhash: string | null }[]
  owner: Lender
  reviews: Review[]
  /** The latest ones that the lender shows, newest first. */
  condition: ConditionPhoto[]
}

export interface ConditionPhoto {
  /** An object of the bucket handovers. */
  path: string
  kind: 'pick_up' | 'return'
  /** A day, at the place of the item. */
  taken_on: string
}

export interface Lender extends RatedPerson {
  id: string
  first_name: string
  avatar_path: string | null
  bio: string
  city: string
  is_verified: boolean
  is_business: boolean
  member_since: string
  /** In which they most likely wrote about themselves. */
  language: string
}

export interface Hub {
  id: string
  name: string
  address: string
  latitude: number
  longitude: number
}
