import { LISTING_STATUSES, type ListingStatus } from '#domain/listing/lifecycle.ts'

export const LISTING_SORTS = ['handover', 'earned', 'newest', 'title'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** A state to filter by. */
export const LISTING_FILTERS = [...LISTING_STATUSES, 'retired'] as const
export type ListingFilter = (typeof LISTING_FILTERS)[number]

/** What similar items of others cost a day, the middle half of them, and how often one of them is rented a month. */
export interface PriceHint {
  count: number
  low_cents: number
  high_cents: number
  rentals: number
}

export interface MyListing {
  id: string
  title: string
  language: string
  status: ListingStatus
  /** Out of use for good, with its history. */
  is_retired: boolean
  /** What similar items nearby cost; null where there are too few. */
  hint: PriceHint | null
  price_per_day_cents: number
  neighbourhood: string
  city: string
  time_zone: string
  rating_sum: number
  rating_count: number
  booking_count: number
  /** Credited to the lender in the current month at the item's place. */
  earned_cents: number
  /** Days of that month on which at least one unit is rented. */
  taken_days: number
  /** The earliest open pick-up or return, even an overdue one. */
  handover: {
    booking_id: string
    kind: 'pick_up' | 'return'
    at: string
    renter_name: string | null
  } | null
  images: { path: string; thumbhash: string | null }[]
  /** The latest event of the listing. */
  event: { transition: string; reason: string | null; message: string | null } | null
  /** The change that waits for a moderator. */
  waiting_revision_id: string | null
}

/** Where a page of listings ended, in the order that it was asked for. */
export type ListingPlace = Record<'text' | 'number' | 'time' | 'id', string>

/** A page of the caller's items: `count` fit the filter, of `all_count`; `next` is where the page after it goes on. */
export interface MyListings {
  all_count: number
  count: number
  next: ListingPlace | null
  listings: MyListing[]
}
