import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { RentableItem } from '#domain/booking/rental-rules.ts'
import type { Prices } from '#domain/money/quote.ts'

/** An item as far as renting it is concerned. */
export interface Offer extends RentableItem, Prices {
  isInstant: boolean
  cancellationPolicy: string
  city: string
  country: string
}

/** What is offered under these item ids, as it is now; an id that nobody knows is missing from the answer. */
export async function loadOffers(tx: Transaction<Schema>, ids: string[]): Promise<Map<string, Offer>> {
  const rows = await tx
    .selectFrom('items')
    .select(['id', 'owner_id', 'notice_hours', 'min_hours', 'max_hours', 'delivery_methods', 'city'])
    .select([
      'is_instant',
      'cancellation_policy',
      'country',
      'price_per_day_cents',
      'price_per_hour_cents',
      'deposit_cents',
    ])
    .select(
      sql<number>`(select count(*) from public.item_units u where u.item_id = items.id and u.is_active)`.as(
        'units',
      ),
    )
    .select(
      sql<boolean>`exists (select from public.bookable_items b where b.id = items.id)`.as('is_bookable'),
    )
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ownerId: row.owner_id,
        isPublished: row.is_bookable,
        noticeHours: row.notice_hours,
        minHours: row.min_hours,
        maxHours: row.max_hours,
        units: row.units,
        deliveryMethods: row.delivery_methods,
        pricePerDayCents: row.price_per_day_cents,
        pricePerHourCents: row.price_per_hour_cents,
        depositCents: row.deposit_cents,
        isInstant: row.is_instant,
        cancellationPolicy: row.cancellation_policy,
        city: row.city,
        country: row.country,
      },
    ]),
  )
}
