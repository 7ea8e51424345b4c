import type { Database } from '#backend/db/database.ts'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { cities } from './cities.ts'
import { categoryId } from './demo-ids.ts'
import type { Queryable } from './fixtures/queryable.ts'
import { allItems } from './items/all-items.ts'
import { seedCategories } from './stages/seed-categories.ts'
import { withoutIndexes } from './without-indexes.ts'

export interface BulkCounts {
  items: number
  units: number
  calendarEntries: number
}

/** The number of items of one owner. */
const ITEMS_PER_OWNER = 20

const INDEXED = ['public.items', 'public.item_units', 'public.item_blocks', 'public.calendar_entries']

/** Leaves other rows of the database alone. */
const IS_BULK = `owner_id in (select id from public.profiles where email like '%@bulk.lendaround.example')`

/**
 * Makes a large market for measuring: items like the demo's all over the four cities, most with one unit, each unit
 * taken four times in the coming eighty days. Ids and values are the same every time, so it works once per database.
 */
export async function seedBulk(db: Database, { items = 10_000 } = {}): Promise<BulkCounts> {
  const counts = await inTransaction(db, { as: 'owner' }, async (tx) => {
    await seedCategories(tx)
    // A hundred thousand items take longer than any request may.
    await tx.query('set local statement_timeout = 0')
    await tx.query('select setseed(0.42)')
    await insertOwners(tx, Math.ceil(items / ITEMS_PER_OWNER))
    const made = await withoutTriggers(tx, () =>
      withoutIndexes(tx, INDEXED, async () => ({
        items: await insertItems(tx, items),
        units: await insertUnits(tx),
        calendarEntries: await insertCalendar(tx),
      })),
    )
    await insertPlaces(tx)
    await tx.query('select public.recount_figures()')
    return made
  })
  await db.pool.query('vacuum analyze')
  return counts
}

/**
 * The rows include everything that triggers would derive row by row, and satisfy what they would check, including
 * foreign keys.
 */
async function withoutTriggers<T>(tx: SqlTransaction, work: () => Promise<T>): Promise<T> {
  await tx.query('set local session_replication_role = replica')
  const result = await work()
  await tx.query('set local session_replication_role = origin')
  return result
}

async function insertOwners(tx: Queryable, count: number): Promise<void> {
  await tx.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     select ${uuidOf(`'bulk owner ' || n`)}, 'owner-' || n || '@bulk.lendaround.example', now(),
       jsonb_build_object('name', (array['Anna', 'Karim', 'Lea', 'Mateo', 'Noor', 'Pavel', 'Rosa', 'Tim'])[1 + n % 8]
         || ' Nachbar ' || n)
     from generate_series(1, $1::integer) n`,
    [count],
  )
  await tx.query(
    `update public.profiles set roles = '{renter,lender}', kyc_level = 4, kyc_status = 'lender'
     where email like '%@bulk.lendaround.example'`,
  )
}

async function insertItems(tx: Queryable, count: number): Promise<number> {
  const { rowCount } = await tx.query(
    `with kinds as materialized (
       select (row_number() over ())::integer - 1 as kind, k.*
       from jsonb_to_recordset($1) k (category_id uuid, title text, description text, language text,
         translations jsonb, day bigint, hour bigint, deposit bigint, city text, country text, time_zone text,
         latitude float8, longitude float8, neighbourhoods text[], delivery text[], instant boolean, notice integer,
         min_hours integer, max_hours integer, buffer integer, policy text)
     ), texts as materialized (
       select t.*, v.headline, v.search
       from (
         select k.*, n.neighbourhood, n.position as part, left(k.title || ', ' || n.neighbourhood, 100) as full_title
         from kinds k cross join unnest(k.neighbourhoods) with ordinality n (neighbourhood, position)
       ) t
       cross join lateral public.item_vectors(t.language, t.full_title, t.description, t.translations, t.category_id) v
     ), drawn as materialized (
       select n, n % jsonb_array_length($1) as kind, random() as part, 0.7 + 0.6 * random() as dearness,
         (random() * 30)::integer as ratings, 4 + random() as stars,
         (random() + random() + random() - 1.5) * 0.05 as north, (random() + random() + random() - 1.5) * 0.07 as east
       from generate_series(1, $2::integer) n
     )
     insert into public.items (id, owner_id, category_id, title, description, language, translations,
       price_per_day_cents, price_per_hour_cents, deposit_cents, neighbourhood, city, country, time_zone, latitude,
       longitude, delivery_methods, is_instant, notice_hours, min_hours, max_hours, buffer_minutes,
       cancellation_policy, status, rating_sum, rating_count, booking_count, unit_count, published_at, created_at,
       headline, search)
     select ${uuidOf(`'bulk item ' || n`)}, ${uuidOf(`'bulk owner ' || 1 + (n - 1) / $3`)}, t.category_id,
       t.full_title, t.description, t.language, t.translations,
       greatest(100, round(day * dearness / 50) * 50), round(hour * dearness / 10) * 10, deposit, t.neighbourhood, city,
       country, time_zone, round(((latitude + north) * 400)::numeric) / 400,
       round(((longitude + east) * 400)::numeric) / 400, delivery, instant, notice, min_hours, max_hours, buffer,
       policy, 'published', (ratings * stars)::integer, ratings, ratings * 2, case when n % 10 = 0 then 3 else 1 end,
       now() - make_interval(mins => n * 37 % 1000000), now() - make_interval(mins => n * 37 % 1000000),
       t.headline, t.search
     from drawn d join texts t on t.kind = d.kind and t.part = 1 + floor(d.part * cardinality(t.neighbourhoods))`,
    [JSON.stringify(kinds()), count, ITEMS_PER_OWNER],
  )
  // Without an index and statistics, the database would look for the items of these owners one owner at a time.
  await tx.query('analyze public.items, public.profiles')
  await tx.query(`
    insert into public.search_vocabulary (word)
    select distinct word
    from (select distinct title from public.items where ${IS_BULK}) t, unnest(public.split_words(title)) word
    where length(word) >= 3
    on conflict do nothing`)
  await tx.query(`
    insert into public.item_locations (item_id, latitude, longitude)
    select id, latitude + (random() - 0.5) / 500, longitude + (random() - 0.5) / 500 from public.items
    where ${IS_BULK}`)
  await tx.query(`
    insert into public.item_images (item_id, path, position, width, height)
    select i.id, i.owner_id || '/' || i.id || '/' || n || '.webp', n, 1200, 900
    from public.items i, generate_series(0, 2) n
    where ${IS_BULK}`)
  await tx.query(`
    insert into public.office_items
      (item_id, category_id, status, created_at, updated_at, booking_count, lacks_description, lacks_pictures)
    select id, category_id, status, created_at, updated_at, booking_count, description = '', false
    from public.items where ${IS_BULK}`)
  return rowCount ?? 0
}

/** SQL for a UUID of version 8 that is the same for the same text. */
const uuidOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`

/** The demo's listings, each with the places of its city over which its copies are spread. */
function kinds(): object[] {
  return allItems.map((item) => {
    const { name, country, language, timeZone, centre } = cities[item.city]
    const near = allItems.filter((other) => other.city === item.city)
    return {
      category_id: categoryId(item.category),
      title: item.title[language],
      description: item.description[language],
      language,
      translations: { en: { title: item.title.en, description: item.description.en } },
      day: item.price.day,
      hour: item.price.hour ?? null,
      deposit: item.price.deposit,
      city: name,
      country,
      time_zone: timeZone,
      ...centre,
      neighbourhoods: [...new Set(near.map(({ place }) => place.neighbourhood))],
      delivery: item.delivery,
      instant: item.terms.instant,
      notice: item.terms.noticeHours,
      min_hours: item.terms.minHours,
      max_hours: item.terms.maxHours,
      buffer: item.terms.bufferMinutes,
      policy: item.terms.cancellation,
    }
  })
}

async function insertUnits(tx: Queryable): Promise<number> {
  const { rowCount } = await tx.query(`
    insert into public.item_units (id, item_id, label)
    select ${uuidOf(`'bulk unit ' || i.id || n`)}, i.id, n::text
    from public.items i, generate_series(1, i.unit_count) n
    where ${IS_BULK}`)
  return rowCount ?? 0
}

/** Four calendar entries per unit, each within its own twenty days, so that none overlaps the next. */
async function insertCalendar(tx: Queryable): Promise<number> {
  await tx.query(`
    create temporary table bulk_periods on commit drop as
    select gen_random_uuid() as id, unit_id, item_id, tstzrange(starts, starts + lasts, '[)') as during
    from (
      select u.id as unit_id, u.item_id, make_interval(hours => 4 + floor(random() * 116)::integer) as lasts,
        date_trunc('hour', now())
          + make_interval(hours => stretch * 20 * 24 + floor(random() * 14 * 24)::integer) as starts
      from public.items i join public.item_units u on u.item_id = i.id, generate_series(0, 3) stretch
      where ${IS_BULK}
    ) drawn`)
  await tx.query(`
    insert into public.item_blocks (id, item_id, start_date, end_date)
    select id, item_id, lower(during), upper(during) from bulk_periods`)
  const { rowCount } = await tx.query(`
    insert into public.calendar_entries (unit_id, item_id, during, block_id)
    select unit_id, item_id, during, id from bulk_periods`)
  return rowCount ?? 0
}

async function insertPlaces(tx: Queryable): Promise<void> {
  await tx.query(`
    insert into public.places (city, country, neighbourhood)
    select distinct i.city, i.country, name
    from public.items i cross join unnest(array['', i.neighbourhood]) name
    where ${IS_BULK}
    on conflict do nothing`)
  await tx.query('select public.count_place(city, country, neighbourhood) from public.places')
}
