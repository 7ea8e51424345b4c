import type { AttributeValues } from '#domain/category/attributes.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Database } from './database.types.ts'

type ItemRow = Database['public']['Tables']['items']['Row']

/** The column in `items` of each field of a listing that its owner may write. */
export const LISTING_COLUMN_OF = {
  title: 'title',
  description: 'description',
  categoryId: 'category_id',
  attributes: 'attributes',
  language: 'language',
  pricePerDayCents: 'price_per_day_cents',
  pricePerHourCents: 'price_per_hour_cents',
  weekendPriceCents: 'weekend_price_cents',
  durationDiscounts: 'duration_discounts',
  depositCents: 'deposit_cents',
  newPriceCents: 'new_price_cents',
  minHours: 'min_hours',
  maxHours: 'max_hours',
  noticeHours: 'notice_hours',
  bufferMinutes: 'buffer_minutes',
  isInstant: 'is_instant',
  cancellationPolicy: 'cancellation_policy',
  deliveryMethods: 'delivery_methods',
  neighbourhood: 'neighbourhood',
  city: 'city',
  country: 'country',
} as const satisfies Partial<Record<keyof Listing, keyof ItemRow>>

export const LISTING_COLUMNS = Object.values(LISTING_COLUMN_OF)

export type ListingRow = Omit<Pick<ItemRow, (typeof LISTING_COLUMNS)[number]>, 'attributes'> & {
  attributes: AttributeValues
}

/** The columns in `items` of these fields of a listing. */
export const rowOfListing = (fields: Partial<Record<keyof typeof LISTING_COLUMN_OF, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      LISTING_COLUMN_OF[field as keyof typeof LISTING_COLUMN_OF],
      value,
    ]),
  ) as Partial<ListingRow>

/** The facts about an item from outside its own row. */
export type ListingFacts = Pick<
  Listing,
  'photos' | 'quantity' | 'address' | 'hasPlace' | 'hubs' | 'asked' | 'formerCountry'
>

/** An item in the form that the domain's rules take. */
export const listingOf = (row: ListingRow, facts: ListingFacts): Listing => ({
  ...facts,
  title: row.title,
  description: row.description,
  categoryId: row.category_id,
  attributes: row.attributes,
  language: row.language,
  pricePerDayCents: row.price_per_day_cents,
  pricePerHourCents: row.price_per_hour_cents,
  weekendPriceCents: row.weekend_price_cents,
  durationDiscounts: row.duration_discounts,
  depositCents: row.deposit_cents,
  newPriceCents: row.new_price_cents,
  minHours: row.min_hours,
  maxHours: row.max_hours,
  noticeHours: row.notice_hours,
  bufferMinutes: row.buffer_minutes,
  isInstant: row.is_instant,
  cancellationPolicy: row.cancellation_policy,
  deliveryMethods: row.delivery_methods,
  neighbourhood: row.neighbourhood,
  city: row.city,
  country: row.country,
})

/** Response of `publish-item` and `pause-item`; `pending_review` until a moderator has reviewed it. */
export interface ListingAnswer {
  itemId: string
  status: ListingStatus
}

/** Response of `change-listing`: whether changed words and pictures wait for a moderator. */
export interface ChangedListing extends ListingAnswer {
  isWaiting: boolean
}
