import { NO_DISCOUNTS } from '#domain/money/price-rules.ts'
import { cityOf, hubsThere, placeOf, textsOf } from '../countries/moved.ts'
import { categoryId, hubId, itemId, personId, unitId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { allItems } from '../items/all-items.ts'
import type { SeedItem } from '../items/seed-item.ts'
import { publishedDaysAgo } from '../world/published-days-ago.ts'
import { seedCategories } from './seed-categories.ts'

const DAY_MS = 86_400_000

/** Inserts categories, hubs, and all items with their locations and units. */
export async function seedListings(db: Queryable, now: Date): Promise<void> {
  await seedCategories(db)
  await insertRows(
    db,
    'public.hubs',
    hubsThere().map(({ key, city, openingHours, ...hub }) => ({
      id: hubId(key),
      ...hub,
      city: cityOf(city).name,
      country: cityOf(city).country,
      time_zone: cityOf(city).timeZone,
      opening_hours: openingHours,
      is_active: true,
    })),
  )
  await insertRows(
    db,
    'public.items',
    allItems.map((item) => listing(item, now)),
  )
  await insertRows(
    db,
    'public.item_locations',
    allItems.map((item) => {
      const { address, latitude, longitude } = placeOf(item)
      return { item_id: itemId(item), address, latitude, longitude }
    }),
  )
  await seedUnits(db)
}

function listing(item: SeedItem, now: Date) {
  const city = cityOf(item.city)
  const { neighbourhood, latitude, longitude } = placeOf(item)
  const publishedAt = new Date(now.getTime() - publishedDaysAgo(item) * DAY_MS)
  return {
    id: itemId(item),
    owner_id: personId(item.owner),
    category_id: categoryId(item.category),
    ...textsOf(item),
    attributes: item.attributes ?? {},
    price_per_day_cents: item.price.day,
    price_per_hour_cents: item.price.hour ?? null,
    deposit_cents: item.price.deposit,
    weekend_price_cents: item.priceRules?.weekendPriceCents ?? null,
    duration_discounts: [...(item.priceRules?.durationDiscounts ?? NO_DISCOUNTS)],
    neighbourhood,
    city: city.name,
    country: city.country,
    time_zone: city.timeZone,
    // Rounded by the trigger on item_locations.
    latitude,
    longitude,
    delivery_methods: item.delivery,
    is_instant: item.terms.instant,
    notice_hours: item.terms.noticeHours,
    min_hours: item.terms.minHours,
    max_hours: item.terms.maxHours,
    buffer_minutes: item.terms.bufferMinutes,
    weekly_hours: item.terms.weeklyHours ?? null,
    cancellation_policy: item.terms.cancellation,
    status: 'published',
    published_at: publishedAt,
    created_at: new Date(publishedAt.getTime() - DAY_MS / 4),
    updated_at: publishedAt,
  }
}

/** A trigger creates unit 1 with the item: this gives it the id that bookings refer to. */
async function seedUnits(db: Queryable): Promise<void> {
  const units = allItems.flatMap((item) =>
    Array.from({ length: item.units }, (_, index) => ({
      id: unitId(item, index + 1),
      item_id: itemId(item),
      label: String(index + 1),
      is_active: true,
    })),
  )
  await db.query(
    `insert into public.item_units (id, item_id, label)
     select id, item_id, label from jsonb_populate_recordset(null::public.item_units, $1::jsonb)
     on conflict (item_id, label) do update set id = excluded.id`,
    [JSON.stringify(units)],
  )
}
