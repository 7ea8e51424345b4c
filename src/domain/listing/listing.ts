import type { AskedAttribute, AttributeValues } from '../category/attributes.ts'

/** The screens of a listing, in their order. */
export const LISTING_STEPS = ['photos', 'about', 'price', 'place'] as const
export type ListingStep = (typeof LISTING_STEPS)[number]

export const CANCELLATION_POLICIES = ['flexible', 'moderate', 'strict'] as const
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number]

/** A lender's entries about an item, with numbers that are stored elsewhere: photos, units, hubs nearby. */
export interface Listing {
  /** The number of photos. */
  photos: number
  title: string
  description: string
  categoryId: string | null
  attributes: AttributeValues
  /** What is asked about items of this category. */
  asked: readonly AskedAttribute[]
  language: string
  /** In cents; 0 is none yet. */
  pricePerDayCents: number
  pricePerHourCents: number | null
  /** The price of a day that begins on a Saturday or Sunday, where it is another one. */
  weekendPriceCents: number | null
  /** Per cent off from 3, 7 and 28 days on; 0 is none. */
  durationDiscounts: readonly number[]
  depositCents: number
  /** What it costs new, where the lender says so. */
  newPriceCents: number | null
  minHours: number
  maxHours: number
  noticeHours: number
  bufferMinutes: number
  isInstant: boolean
  cancellationPolicy: string
  /** The number of units that can be rented at once. */
  quantity: number
  deliveryMethods: readonly string[]
  neighbourhood: string
  city: string
  country: string
  /** Where it was when others first saw it: it may stay there. */
  formerCountry?: string
  /** Street and number, for renters with a confirmed booking. */
  address: string
  hasPlace: boolean
  /** The number of hubs in this city. */
  hubs: number
}

/** What the back office can change of a listing for its lender. */
export const EDITED_FIELDS = [
  'title',
  'description',
  'categoryId',
  'pricePerDayCents',
  'pricePerHourCents',
  'depositCents',
] as const
export type EditedField = (typeof EDITED_FIELDS)[number]

/** Smallest and largest of what can be entered; money in cents. */
export const LISTING_LIMITS = {
  photos: [1, 10],
  title: [3, 100],
  description: [20, 5_000],
  pricePerDayCents: [100, 10_000_000],
  pricePerHourCents: [1, 10_000_000],
  weekendPriceCents: [100, 10_000_000],
  depositCents: [0, 10_000_000],
  newPriceCents: [100, 10_000_000],
  minHours: [1, 8_760],
  maxHours: [1, 8_760],
  noticeHours: [0, 720],
  bufferMinutes: [0, 2_880],
  quantity: [1, 50],
  neighbourhood: [0, 80],
  city: [1, 80],
  address: [5, 300],
} as const satisfies Partial<Record<keyof Listing, readonly [number, number]>>
