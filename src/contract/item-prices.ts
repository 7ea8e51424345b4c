import type { Prices } from '#domain/money/quote.ts'
import type { Database } from './database.types.ts'

type ItemRow = Database['public']['Tables']['items']['Row']

/** The columns of `items` that decide what a rental costs. */
export const PRICE_COLUMNS = [
  'price_per_day_cents',
  'price_per_hour_cents',
  'weekend_price_cents',
  'duration_discounts',
] as const satisfies (keyof ItemRow)[]

export type PriceRow = Pick<ItemRow, (typeof PRICE_COLUMNS)[number]>

/** An item's prices in the form that a quote takes; without its deposit. */
export const pricesOfRow = (row: PriceRow): Prices => ({
  pricePerDayCents: row.price_per_day_cents,
  pricePerHourCents: row.price_per_hour_cents,
  weekendPriceCents: row.weekend_price_cents,
  durationDiscounts: row.duration_discounts,
})
