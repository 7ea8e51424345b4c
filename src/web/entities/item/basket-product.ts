import type { BasketProduct } from '#domain/basket/basket.ts'
import { type DeliveryMethod, offeredMethods } from '#domain/booking/delivery.ts'
import { type Titled, titleIn } from '#domain/listing/title-in.ts'
import type { Language } from '../../i18n/languages.ts'

/** An item as far as a basket needs it. */
export interface BasketRow extends Titled {
  id: string
  price_per_day_cents: number
  price_per_hour_cents: number | null
  weekend_price_cents: number | null
  duration_discounts: number[]
  deposit_cents: number
  time_zone: string
  delivery_methods: DeliveryMethod[]
  unit_count: number
}

interface Around {
  category: { names: Partial<Record<string, string>> } | null
  images: { path: string }[]
  /** Left out where the lender stands elsewhere on the page. */
  owner?: { id: string | null; first_name: string | null } | null
}

/** The fields of an item that the basket stores. */
export const basketProduct = (
  row: BasketRow,
  { category, images, owner }: Around,
  language: Language,
): BasketProduct => ({
  id: row.id,
  title: titleIn(row, language),
  pricePerDay: row.price_per_day_cents / 100,
  ...(row.price_per_hour_cents !== null && { pricePerHour: row.price_per_hour_cents / 100 }),
  ...(row.weekend_price_cents !== null && { weekendPrice: row.weekend_price_cents / 100 }),
  ...(row.duration_discounts.some((percent) => percent > 0) && { durationDiscounts: row.duration_discounts }),
  category: category?.names[language] ?? '',
  images: images.slice(0, 1).map(({ path }) => path),
  deposit: row.deposit_cents / 100,
  timeZone: row.time_zone,
  deliveryMethods: offeredMethods(row.delivery_methods),
  units: row.unit_count,
  ...(owner?.id && owner.first_name && { lender: { id: owner.id, name: owner.first_name } }),
})
