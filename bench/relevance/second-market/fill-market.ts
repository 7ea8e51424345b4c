import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { type CategorySlug, categories } from '#seed/categories.ts'
import { categoryId } from '#seed/demo-ids.ts'
import type { Language } from '#seed/language.ts'
import { seedId } from '#seed/seed-id.ts'
import { seedCategories } from '#seed/stages/seed-categories.ts'

interface MarketItem {
  key: string
  city: keyof typeof CITIES
  category: CategorySlug
  language: Language
  title: string
  description: string
}

const CITIES = {
  berlin: { city: 'Berlin', country: 'DE', latitude: 52.51, longitude: 13.4 },
  hamburg: { city: 'Hamburg', country: 'DE', latitude: 53.55, longitude: 9.99 },
  vienna: { city: 'Wien', country: 'AT', latitude: 48.2, longitude: 16.37 },
  zurich: { city: 'Zürich', country: 'CH', latitude: 47.37, longitude: 8.54 },
  paris: { city: 'Paris', country: 'FR', latitude: 48.86, longitude: 2.35 },
  lyon: { city: 'Lyon', country: 'FR', latitude: 45.76, longitude: 4.84 },
  madrid: { city: 'Madrid', country: 'ES', latitude: 40.42, longitude: -3.7 },
  barcelona: { city: 'Barcelona', country: 'ES', latitude: 41.39, longitude: 2.17 },
}
const OWNER = seedId('person', 'owner of the second market')

const items: readonly MarketItem[] = readFileSync(new URL('items.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as MarketItem)

const idOf = (key: string): string => seedId('item', `second market ${key}`)

/** What each item of this market is called in the judged queries. */
export const marketKeys: ReadonlyMap<string, string> = new Map(items.map(({ key }) => [idOf(key), key]))

/** Fills an empty database with a market that has nothing of the demo's, each item in one language only. */
export async function fillMarket(pool: Pool): Promise<void> {
  await seedCategories(pool)
  await pool.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, 'owner@market.lendaround.example', now(), '{"name": "Owner"}')`,
    [OWNER],
  )
  await pool.query(
    `update public.profiles set roles = '{renter,lender}', kyc_level = 4, kyc_status = 'lender'`,
  )
  await pool.query(
    `insert into public.items (id, owner_id, category_id, title, description, language, price_per_day_cents,
       deposit_cents, neighbourhood, city, country, time_zone, latitude, longitude, delivery_methods, status,
       unit_count, published_at)
     select id, $2, category_id, title, description, language, 1000 + 10 * n, 5000, '', city, country, 'Europe/Berlin',
       latitude, longitude, '{pickup}', 'published', 1, now() - make_interval(hours => n::integer)
     from rows from (jsonb_to_recordset($1) as (id uuid, category_id uuid, title text, description text, language text,
       city text, country text, latitude float8, longitude float8)) with ordinality
       as i (id, category_id, title, description, language, city, country, latitude, longitude, n)`,
    [JSON.stringify(items.map(rowOf)), OWNER],
  )
  await pool.query(
    `insert into public.item_units (item_id, label) select id, '1' from public.items
     where id not in (select item_id from public.item_units)`,
  )
  await pool.query(
    `insert into public.places (city, country, neighbourhood)
     select distinct city, country, '' from public.items on conflict do nothing`,
  )
  await pool.query('select public.count_place(city, country, neighbourhood) from public.places')
}

function rowOf({ key, city, category, language, title, description }: MarketItem) {
  if (!categories.some(({ slug }) => slug === category)) throw new Error(`No category ${category}`)
  return { id: idOf(key), category_id: categoryId(category), title, description, language, ...CITIES[city] }
}
