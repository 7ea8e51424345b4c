import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#contract/database.types.ts'
import type { SearchAnswer, SearchSuggestions } from '#contract/search-answer.ts'
import { QUOTE_EXAMPLES } from '#domain/money/quote.examples.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem, type ItemOptions } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

type Criteria = Partial<Database['public']['Functions']['search_items']['Args']>

let site: TestApp
let owner: string
let renter: TestUser
const ids: Record<string, string> = {}

/** A whole hour of the year after next, so that notice never matters, as local time. */
const at = (day: string, hour: string) => `${new Date().getFullYear() + 1}-${day}T${hour}`

async function search(criteria: Criteria, as?: TestUser): Promise<SearchAnswer> {
  const { data, error } = await site.client(as && { as }).rpc('search_items', criteria)
  expect(error).toBeNull()
  return data as unknown as SearchAnswer
}

/** The names under which the found items were made, in their order. */
async function found(criteria: Criteria, as?: TestUser): Promise<(string | undefined)[]> {
  const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]))
  return (await search(criteria, as)).items.map((item) => names[item.id])
}

async function offer(name: string, options: Omit<ItemOptions, 'owner'>): Promise<string> {
  const item = await createItem(site.db.pool, { owner, ...options })
  ids[name] = item.id
  return item.id
}

beforeAll(async () => {
  site = await createTestApp()
  owner = (await createPerson(site.db.pool, { name: 'Olga Owner' })).id
  renter = await site.user({ name: 'Rita Renter', kyc_level: 1 })
  await offer('drill', {
    title: 'Schlagbohrmaschine',
    description: 'Bohrt durch Beton, mit zwei Akkus und Koffer.',
    language: 'de',
    translations: { en: { title: 'Hammer drill', description: 'Goes through concrete, two batteries.' } },
    pricePerDayCents: 1_200,
    pricePerHourCents: 300,
    depositCents: 5_000,
    deliveryMethods: ['pickup', 'delivery'],
  })
  await offer('tent', {
    title: 'Tienda de campaña para cuatro',
    description: 'Se monta en diez minutos.',
    language: 'es',
    category: 'camping',
    city: 'Madrid',
    neighbourhood: 'Lavapiés',
    country: 'ES',
    timeZone: 'Europe/Madrid',
    latitude: 40.4084,
    longitude: -3.701,
    pricePerDayCents: 900,
    isInstant: false,
    units: 3,
  })
  await offer('oven', {
    title: 'Four à pizza',
    description: 'Pour vos soirées d’été.',
    language: 'fr',
    category: 'kitchen',
    city: 'Paris',
    neighbourhood: 'Le Marais',
    country: 'FR',
    timeZone: 'Europe/Paris',
    latitude: 48.8566,
    longitude: 2.3522,
    pricePerDayCents: 3_500,
  })
  await offer('ladder', LADDER)
  for (const status of ['draft', 'pending_review', 'paused', 'removed'] as const)
    await offer(status, { title: 'Hammer drill that nobody may see', status })
})
afterAll(() => site.close())

const LADDER = {
  title: 'Folding ladder',
  description: 'Five metres, holds 150 kg.',
  category: 'ladders-building',
  latitude: 52.53,
  longitude: 13.41,
  neighbourhood: 'Prenzlauer Berg',
  pricePerDayCents: 800,
  minHours: 5,
  maxHours: 48,
} satisfies Partial<ItemOptions>

/** Of an owner. */
const FOLDER = '00000000-0000-4000-8000-000000000001'

describe('search_items', () => {
  it('finds published items only, even for their owner and whatever ids are asked for', async () => {
    const asOwner = { ...(await site.user()), id: owner }
    expect((await found({})).toSorted()).toEqual(['drill', 'ladder', 'oven', 'tent'])
    expect(await found({ q: 'drill' }, asOwner)).toEqual(['drill'])
    expect(await found({ only_ids: Object.values(ids), q: 'nobody' })).toEqual([])
    const blocked = await createPerson(site.db.pool, { isBlocked: true })
    const item = await createItem(site.db.pool, { owner: blocked.id, title: 'Blocked quokka' })
    expect(await search({ q: 'quokka' })).toMatchObject({ total: 0, items: [], pins: [] })
    await site.db.pool.query('delete from public.items where id = $1', [item.id])
  })

  it('shows what a card needs and no more, in the wanted language where there is a translation, else in English', async () => {
    await site.db.pool.query(
      `insert into public.item_images (item_id, path, position, width, height, thumbhash)
       values ($1, $2 || '/second.webp', 2, 800, 600, 'bb'), ($1, $2 || '/first.webp', 1, 1600, 1200, 'aa')`,
      [ids.drill, FOLDER],
    )
    const { items } = await search({ q: 'drill', locale: 'en', lat: 52.49, lng: 13.43 })
    expect(items).toEqual([
      {
        id: ids.drill,
        title: 'Hammer drill',
        language: 'en',
        original: { title: 'Schlagbohrmaschine', language: 'de' },
        price_per_day_cents: 1_200,
        total_cents: null,
        city: 'Berlin',
        neighbourhood: 'Neukölln',
        distance_m: 278,
        rating_sum: 0,
        rating_count: 0,
        is_instant: true,
        image: { path: `${FOLDER}/first.webp`, thumbhash: 'aa' },
        lender: { name: 'Olga', avatar_path: null },
      },
    ])
    expect((await search({ q: 'drill', locale: 'fr' })).items[0]).toMatchObject({
      title: 'Hammer drill',
      language: 'en',
    })
    expect((await search({ q: 'drill', locale: 'de' })).items[0]).toMatchObject({
      title: 'Schlagbohrmaschine',
      language: 'de',
      original: null,
    })
  })

  describe('words', () => {
    const finds: [what: string, q: string, expected: string[]][] = [
      ['a translation', 'hammer drill', ['drill']],
      ['another form of the word, by the stem', 'Drills', ['drill']],
      ['a word of another language for the same', 'taladro percutor', ['drill']],
      ['what it is a kind of', 'bohrmaschine', ['drill']],
      ['the last part of a compound', 'Pizzaofen', ['oven']],
      ['the beginning of a word', 'Schlagb', ['drill']],
      ['a plural in German', 'Schlagbohrmaschinen', ['drill']],
      ['umlauts written as two letters', 'Bohrmaschine fuer Beton', ['drill']],
      ['a word of the description', 'soirée', ['oven']],
      ['words without their accents', 'four a pizza', ['oven']],
      ['words with accents where there are none', 'tíenda', ['tent']],
      ['the category in a language of its own', 'Werkzeug', ['drill']],
      ['the category in yet another', 'cuisine', ['oven']],
      ['a category and a title together', 'cuisine pizza', ['oven']],
      ['fillers, which do not count', 'a drill for the', ['drill']],
      ['words of renting, which do not count', 'bohrmaschine mieten', ['drill']],
    ]
    it.each(finds)('finds %s: %s', async (_, q, expected) => {
      const answer = await search({ q })
      expect(answer.is_similar).toBe(false)
      expect(answer.items.map((item) => item.id)).toEqual(expected.map((name) => ids[name]))
    })

    const similar: [what: string, q: string, expected: string[]][] = [
      ['two letters that changed places', 'laddre', ['ladder']],
      ['a mistyped compound', 'schlagborhmaschine', ['drill']],
      ['a letter that is missing', 'pizaofen', ['oven']],
      ['the nearest kind of thing', 'Kreissäge', ['drill']],
      ['the same without umlauts', 'kreissaege', ['drill']],
      ['a thing without an attribute that none has', 'electric tent', ['tent']],
      ['a thing without an unknown word', 'tent zzyzx', ['tent']],
      ['all things where none is both', 'ladder tent', ['ladder', 'tent']],
      ['by a brand what it stands for', 'kitchenaid', ['oven']],
    ]
    it.each(similar)('finds %s where nothing else is, and says so: %s', async (_, q, expected) => {
      const answer = await search({ q, locale: 'de' })
      expect(answer.is_similar).toBe(true)
      expect(answer.items.map((item) => item.id).toSorted()).toEqual(
        expected.map((name) => ids[name]!).toSorted(),
      )
    })

    it('never takes a word for a part of an unrelated one', async () => {
      const id = await offer('grinder', {
        title: 'Radial de 125 mm',
        description: 'Para acampar no sirve.',
        language: 'es',
      })
      expect((await search({ q: 'rad', locale: 'de' })).items.map((item) => item.id)).not.toContain(id)
      expect(await found({ q: 'camping' })).toEqual(['tent'])
      expect(await found({ q: 'radial', locale: 'es' })).toEqual(['grinder'])
      await site.db.pool.query('delete from public.items where id = $1', [id])
    })

    it('does not take similar words where only the price leaves nothing', async () => {
      expect(await search({ q: 'ladder', max_price_cents: 100 })).toMatchObject({
        total: 0,
        is_similar: false,
        lowest_price_cents: 800,
      })
    })

    it('does not take similar words for ones that are spelt right, only not there or not then', async () => {
      const id = await offer('saw', { title: 'Stichsäge', language: 'de', city: 'Madrid' })
      await site.db.pool.query('update public.items set latitude = 40.4, longitude = -3.7 where id = $1', [
        id,
      ])
      const inBerlin = { lat: 52.49, lng: 13.43, radius_m: 5_000 }
      expect(await search({ ...inBerlin, q: 'stichsäge' })).toMatchObject({ total: 0, is_similar: false })
      expect(await search({ ...inBerlin, q: 'stichsege' })).toMatchObject({ total: 0, is_similar: false })
      expect(await search({ q: 'stichsege' })).toMatchObject({ total: 1, is_similar: true })
      await site.db.pool.query('delete from public.items where id = $1', [id])
    })

    it('puts what an item is before what else its title says, and leaves out what only comes with others', async () => {
      const { pool } = site.db
      const kit = await offer('kit', { title: 'Painting kit: ladder, brushes' })
      const rack = await offer('rack', { title: 'Roof rack for a ladder', description: 'Holds any ladder.' })
      expect(await found({ q: 'ladder' })).toEqual(['ladder', 'kit'])
      await pool.query('delete from public.items where id = any ($1)', [[kit, ids.ladder]])
      expect(await found({ q: 'ladder' })).toEqual(['rack'])
      await pool.query('delete from public.items where id = $1', [rack])
      await offer('ladder', LADDER)
    })

    it.each([
      [`'; drop table public.items; --`, 'drop table public items'],
      [`drill' or 'x' = 'x`, 'drill or x x'],
      [`drill & !!( | :* <-> )`, 'drill'],
      ['\\', ''],
      ['%_*', ''],
      ['$1 $20 %s %I %L ~', '1 20 s I L'],
      ['drill:A ~ "c.drill"', 'drill A c drill'],
      ['drill'.repeat(20), 'drill'.repeat(20)],
      ['🪛 ½ ſ', '½ ſ'],
    ])('takes %j as words and nothing else', async (q, words) => {
      await search({ q, sort: q, locale: q, category: q, delivery: q })
      expect((await search({ q })).total).toBe((await search({ q: words })).total)
      expect(await found({ only_ids: [ids.drill!] })).toEqual(['drill'])
    })

    it('follows new texts, new translations and new names of a category', async () => {
      const { pool } = site.db
      await pool.query(`update public.items set title = 'Rotary zweihander' where id = $1`, [ids.drill])
      expect(await found({ q: 'zweihander' })).toEqual(['drill'])
      await pool.query(
        `update public.categories set names = names || '{"en": "Gizmos"}' where slug = 'power-tools'`,
      )
      expect(await found({ q: 'gizmo' })).toEqual(['drill'])
      await pool.query(`update public.items set title = 'Schlagbohrmaschine' where id = $1`, [ids.drill])
      await pool.query(
        `update public.categories set names = names || '{"en": "Tools"}' where slug = 'power-tools'`,
      )
    })
  })

  describe('filters', () => {
    it('keeps to a category, and to its parent', async () => {
      expect(await found({ category: 'camping' })).toEqual(['tent'])
      expect(await found({ category: 'no-such' })).toEqual([])
      await site.db.pool.query(
        `update public.categories set parent_id = (select id from public.categories where slug = 'camping')
         where slug = 'kitchen'`,
      )
      expect((await found({ category: 'camping' })).toSorted()).toEqual(['oven', 'tent'])
    })

    it('stands at the poles as well', async () => {
      expect(await found({ lat: 90, lng: 0, radius_m: 1_000 })).toEqual([])
      expect(await found({ lat: -90, lng: 0, radius_m: 1_000 })).toEqual([])
    })

    it('keeps to a place and a radius', async () => {
      const near = { lat: 52.4875, lng: 13.43 }
      expect(await found({ ...near, radius_m: 1_000 })).toEqual(['drill'])
      expect((await found({ ...near, radius_m: 6_000 })).toSorted()).toEqual(['drill', 'ladder'])
      expect(await found({ lat: 52.53, lng: 13.45, radius_m: 2_700 })).toEqual([])
      expect(await found({ lat: 52.53, lng: 13.45, radius_m: 2_800 })).toEqual(['ladder'])
    })

    it('keeps to a box, also across the date line', async () => {
      expect(await found({ box: [2, 48, 3, 49] })).toEqual(['oven'])
      expect((await found({ box: [170, -10, 3, 60] })).toSorted()).toEqual(['oven', 'tent'])
    })

    it('keeps to words and a place together, however large it is, and over the borders of its squares', async () => {
      // As it is public: not to the metre.
      const { rows } = await site.db.pool.query(
        'select latitude as lat, longitude as lng from public.items where id = $1',
        [ids.tent],
      )
      const tent = rows[0]
      for (const radius_m of [50, 15_000, 400_000]) {
        expect(await found({ q: 'tienda', ...tent, radius_m })).toEqual(['tent'])
        expect(await found({ q: 'bohrmaschine', ...tent, radius_m })).toEqual([])
      }
      const squareAway = { lat: tent.lat, lng: tent.lng + 0.111 }
      expect(await found({ q: 'tienda', ...squareAway, radius_m: 9_500 })).toEqual(['tent'])
      expect(await found({ q: 'tienda', ...squareAway, radius_m: 9_000 })).toEqual([])
      expect(await found({ q: 'tienda', box: [-4, 40, -3, 41] })).toEqual(['tent'])
      expect(await found({ q: 'tienda', box: [-3.65, 40, -3, 41] })).toEqual([])
      expect(await found({ q: 'tienda', box: [170, -10, -3, 60] })).toEqual(['tent'])
    })

    it('keeps to a price, and tells the prices there are', async () => {
      const answer = await search({ min_price_cents: 900, max_price_cents: 1_200 })
      expect(answer).toMatchObject({ total: 2, lowest_price_cents: 800, highest_price_cents: 3_500 })
      expect((await found({ min_price_cents: 900, max_price_cents: 1_200 })).toSorted()).toEqual([
        'drill',
        'tent',
      ])
    })

    it('keeps to a way of delivery, to instant booking and to pieces', async () => {
      expect(await found({ delivery: 'delivery' })).toEqual(['drill'])
      expect(await found({ instant_only: true })).not.toContain('tent')
      expect(await found({ quantity: 3 })).toEqual(['tent'])
      expect(await found({ quantity: 4 })).toEqual([])
    })

    it('keeps to a rating, which no item has without a review', async () => {
      await site.db.pool.query('update public.items set rating_sum = 9, rating_count = 2 where id = $1', [
        ids.oven,
      ])
      await site.db.pool.query('update public.items set rating_sum = 8, rating_count = 2 where id = $1', [
        ids.tent,
      ])
      expect((await found({ min_rating: 4 })).toSorted()).toEqual(['oven', 'tent'])
      expect(await found({ min_rating: 4.5 })).toEqual(['oven'])
      expect(await found({ min_rating: 4.6 })).toEqual([])
    })
  })

  describe('sorting and paging', () => {
    it('sorts by the price of a day, by distance, by age and by rating', async () => {
      await site.db.pool.query(
        `update public.items set published_at = now() - make_interval(days => array_position($1::uuid[], id))
         where id = any ($1)`,
        [[ids.oven, ids.drill, ids.tent, ids.ladder]],
      )
      expect(await found({ sort: 'total' })).toEqual(['ladder', 'tent', 'drill', 'oven'])
      expect(await found({ sort: 'distance', lat: 48.9, lng: 2.4 })).toEqual([
        'oven',
        'drill',
        'ladder',
        'tent',
      ])
      expect(await found({ sort: 'newest' })).toEqual(['oven', 'drill', 'tent', 'ladder'])
      expect((await found({ sort: 'rating' }))[0]).toBe('oven')
    })

    it('sorts by what it costs in all for these hours', async () => {
      const dates = { local_from: at('06-05', '10:00'), local_to: at('06-05', '15:00') }
      const { items } = await search({ ...dates, sort: 'total' })
      // A 24th of the day's price an hour, except for the drill with a price of its own.
      expect(items.map((item) => item.total_cents)).toEqual([167, 188, 729, 1_500])
      expect(await found({ ...dates, sort: 'total' })).toEqual(['ladder', 'tent', 'oven', 'drill'])
    })

    it('gives every item once over all pages, and the same total on each', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => search({ page, page_size: 2 })))
      expect(pages.map((page) => page.total)).toEqual([4, 4, 4])
      expect(pages.map((page) => page.items.length)).toEqual([2, 2, 0])
      expect(new Set(pages.flatMap((page) => page.items.map((item) => item.id))).size).toBe(4)
    })

    it('tells with an empty answer what there would be without each criterion, the most first', async () => {
      const criteria = { q: 'ladder', max_price_cents: 100, delivery: 'delivery', instant_only: true }
      const { relaxed, items } = await search(criteria)
      expect([items, relaxed]).toEqual([[], []])
      expect(await search({ q: 'ladder', max_price_cents: 100, instant_only: true })).toMatchObject({
        total: 0,
        relaxed: [{ filter: 'price', total: 1, has_more: false }],
      })
      expect((await search({ category: 'camping', q: 'ladder', quantity: 3 })).relaxed).toEqual([
        { filter: 'text', total: 1, has_more: false },
      ])
      expect((await search({ box: [2, 48, 3, 49], q: 'ladder' })).relaxed).toEqual([
        { filter: 'text', total: 1, has_more: false },
        { filter: 'area', total: 1, has_more: false },
      ])
      expect((await search({ q: 'ladder' })).relaxed).toEqual([])
      expect((await search({ ...criteria, page_size: 0 })).relaxed).toEqual([])
    })

    it('counts without cards, and gives pins for the map in the same order', async () => {
      const answer = await search({ page_size: 0, pins: 3, sort: 'total' })
      expect(answer.items).toEqual([])
      expect(answer.pins).toEqual([
        [ids.ladder, 13.41, 52.53, 800],
        [ids.tent, -3.7, 40.4075, 900],
        [ids.drill, 13.43, 52.4875, 1_200],
      ])
    })

    it('takes senseless numbers for the nearest sensible ones', async () => {
      expect((await search({ page: -5, page_size: 10_000, quantity: -1, pins: -3 })).items).toHaveLength(4)
      expect((await search({ page: 1_000_000 })).items).toEqual([])
      expect((await search({ box: [1, 2] })).total).toBe(4)
      expect((await search({ box: [-1e9, 1e9, 1e9, 1e9] })).total).toBe(0)
      expect((await search({ box: [-1e9, -1e9, 1e9, 1e9] })).total).toBe(4)
    })
  })

  describe('dates', () => {
    it.each(QUOTE_EXAMPLES)('prices as the quote does: $why', async (example) => {
      const { rows } = await site.db.pool.query<{ cents: number }>(
        'select public.all_in_cents($1, $2, greatest(1, ceil($3::float8))::integer, $4, $5) as cents',
        [example.day, example.hour, example.hours, example.quantity, example.method],
      )
      expect(rows[0]!.cents).toBe(example.total)
    })

    it('shows the all-in price for the wanted hours, pieces and delivery', async () => {
      const weekend = { local_from: at('06-05', '10:00'), local_to: at('06-07', '09:00') }
      const total = async (criteria: Criteria) =>
        (await search({ ...weekend, ...criteria })).items[0]?.total_cents
      expect(await total({ q: 'tienda', quantity: 3 })).toBe(2 * 900 * 3)
      expect(await total({ q: 'drill', delivery: 'delivery' })).toBe(2 * 1_200 + 1_000)
    })

    it('leaves out what is booked then, with its buffer, and nothing else', async () => {
      const id = await offer('saw', { title: 'Circular saw', bufferMinutes: 120 })
      const start = new Date(`${at('07-10', '10:00')}:00+02:00`)
      await createBooking(site.db.pool, {
        item: id,
        renter: renter.id,
        start,
        end: new Date(start.getTime() + 8 * 3_600_000),
      })
      const isFree = async (from: string, to: string) =>
        (await found({ q: 'saw', local_from: at('07-10', from), local_to: at('07-10', to) })).includes('saw')
      expect(await isFree('09:00', '11:00')).toBe(false)
      expect(await isFree('12:00', '13:00')).toBe(false)
      // Its own buffer before the booking, the booking's buffer after it.
      expect(await isFree('07:00', '08:30')).toBe(false)
      expect(await isFree('07:00', '08:00')).toBe(true)
      expect(await isFree('19:00', '21:00')).toBe(false)
      expect(await isFree('20:00', '21:00')).toBe(true)
      // The same without words, where calendars are looked at all at once.
      const all = (from: string, to: string) =>
        found({ local_from: at('07-10', from), local_to: at('07-10', to) })
      expect(await all('12:00', '13:00')).not.toContain('saw')
      expect(await all('20:00', '21:00')).toContain('saw')
      await site.db.pool.query(`update public.items set status = 'paused' where id = $1`, [id])
    })

    it('counts the pieces that are left', async () => {
      const day = { local_from: at('08-01', '10:00'), local_to: at('08-01', '18:00') }
      const start = new Date(`${at('08-01', '12:00')}:00+02:00`)
      const end = new Date(start.getTime() + 3_600_000)
      await createBooking(site.db.pool, { item: ids.tent!, renter: renter.id, start, end, quantity: 2 })
      for (const q of ['tienda', '']) {
        expect(await found({ q, ...day, quantity: 1 })).toContain('tent')
        expect(await found({ q, ...day, quantity: 2 })).not.toContain('tent')
      }
      await site.db.pool.query('update public.item_units set is_active = false where item_id = $1', [
        ids.tent,
      ])
      expect(await found({ q: 'tienda' })).toEqual([])
      await site.db.pool.query('update public.item_units set is_active = true where item_id = $1', [ids.tent])
    })

    it('does not count what a piece that rests is booked for', async () => {
      const day = { local_from: at('08-03', '10:00'), local_to: at('08-03', '18:00'), q: 'tienda' }
      const start = new Date(`${at('08-03', '12:00')}:00+02:00`)
      const end = new Date(start.getTime() + 3_600_000)
      await createBooking(site.db.pool, { item: ids.tent!, renter: renter.id, start, end, quantity: 2 })
      const setActive = (booked: boolean, isActive: boolean) =>
        site.db.pool.query(
          `update public.item_units u set is_active = $3
          where u.id = (
            select c.id from public.item_units c
            where c.item_id = $1 and $2 = exists (
              select from public.calendar_entries e where e.unit_id = c.id and lower(e.during) = $4
            )
            order by c.label limit 1
          )`,
          [ids.tent, booked, isActive, start],
        )
      await setActive(true, false)
      expect(await found(day)).toEqual(['tent'])
      await setActive(true, true)
      await setActive(false, false)
      expect(await found(day)).toEqual([])
      await setActive(false, true)
    })

    it('respects another person’s live hold, not a lapsed one, nor one of the caller', async () => {
      const day = { local_from: at('09-01', '10:00'), local_to: at('09-01', '18:00'), q: 'drill' }
      await site.db.pool.query(
        `insert into public.reservations (item_id, user_id, start_date, end_date) values ($1, $2, $3, $4)`,
        [ids.drill, renter.id, `${at('09-01', '12:00')}:00+02`, `${at('09-01', '14:00')}:00+02`],
      )
      expect(await found(day)).toEqual([])
      expect(await found(day, renter)).toEqual(['drill'])
      await site.db.pool.query(`update public.reservations set expires_at = now() - interval '1 second'`)
      expect(await found(day)).toEqual(['drill'])
    })

    it('respects the shortest and longest rental', async () => {
      const isLong = async (from: string, to: string) =>
        (await found({ q: 'ladder', local_from: from, local_to: to })).length === 1
      expect(await isLong(at('06-01', '10:00'), at('06-01', '14:00'))).toBe(false)
      // Four and a half hours are charged, and count, as five.
      expect(await isLong(at('06-01', '10:00'), at('06-01', '14:30'))).toBe(true)
      expect(await isLong(at('06-01', '10:00'), at('06-03', '10:00'))).toBe(true)
      expect(await isLong(at('06-01', '10:00'), at('06-03', '10:01'))).toBe(false)
    })

    it('respects the notice that an owner wants, at the place of the item', async () => {
      const id = await offer('canoe', { title: 'Canoe', noticeHours: 3, timeZone: 'Europe/Berlin' })
      const local = (hours: number) =>
        new Date(Date.now() + hours * 3_600_000)
          .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
          .replace(' ', 'T')
      expect(await found({ q: 'canoe', local_from: local(2.9), local_to: local(8) })).toEqual([])
      expect(await found({ q: 'canoe', local_from: local(3.1), local_to: local(8) })).toEqual(['canoe'])
      expect(await found({ q: 'canoe', local_from: local(-50), local_to: local(-40) })).toEqual([])
      await site.db.pool.query(`update public.items set status = 'paused' where id = $1`, [id])
    })

    it('means the same hour of the clock at every place', async () => {
      const { pool } = site.db
      const id = await offer('kayak', {
        title: 'Kayak',
        timeZone: 'Atlantic/Canary',
        country: 'ES',
        city: 'Las Palmas',
      })
      await createBooking(pool, {
        item: id,
        renter: renter.id,
        start: new Date(`${at('06-10', '10:00')}:00Z`),
        end: new Date(`${at('06-10', '12:00')}:00Z`),
      })
      // The Canaries are an hour ahead of UTC in summer: there it is booked from 11 to 13 o'clock.
      const between = (from: string, to: string) =>
        found({ q: 'kayak', local_from: at('06-10', from), local_to: at('06-10', to) })
      expect(await between('10:00', '11:00')).toEqual(['kayak'])
      expect(await between('12:00', '13:00')).toEqual([])
      expect(await between('13:00', '14:00')).toEqual(['kayak'])
      await pool.query(`update public.items set status = 'paused' where id = $1`, [id])
    })
  })
})

describe('search_suggestions', () => {
  const suggest = async (q: string, locale = 'en') =>
    (await site.client().rpc('search_suggestions', { q, locale })).data as unknown as SearchSuggestions

  it('names what is offered and begins like this, in the language of who asks, with items', async () => {
    const found = await suggest('ladd')
    expect(found.terms[0]).toBe('ladder')
    expect(found.items).toEqual([{ id: ids.ladder, title: 'Folding ladder', city: 'Berlin' }])
    expect((await suggest('escal', 'es')).terms).toContain('escalera')
    expect((await suggest('chainsaw')).terms).toEqual([])
  })

  it('names categories and places that begin like this', async () => {
    expect((await suggest('camp')).categories).toEqual([{ slug: 'camping', name: 'Camping & outdoors' }])
    expect((await suggest('Berl')).places[0]).toMatchObject({ city: 'Berlin', neighbourhood: null })
  })

  it('finds titles by the beginnings of words that are no known thing', async () => {
    const id = await offer('quokka', { title: 'Quokka costume, size M' })
    expect((await suggest('quok')).items.map((item) => item.id)).toEqual([id])
    await site.db.pool.query(`update public.items set status = 'paused' where id = $1`, [id])
    expect((await suggest('quok')).items).toEqual([])
  })

  it.each(['', 'a', "'; drop table items; --", '%_', "\\'", 'x:*A', 'a'.repeat(500)])(
    'takes %j as words and nothing else',
    async (q) => {
      expect((await suggest(q, q)).items).toEqual([])
    },
  )
})

describe('search_places', () => {
  const places = async (q: string, locale = 'en') => {
    const { data, error } = await site.client().rpc('search_places', { q, locale })
    expect(error).toBeNull()
    return data!.map((place) => [place.neighbourhood, place.city].filter(Boolean).join(', '))
  }

  it('gives cities first, then neighbourhoods, of published items only', async () => {
    await createItem(site.db.pool, { owner, city: 'Lübeck', neighbourhood: 'St. Jürgen', status: 'draft' })
    expect(await places('berlin')).toEqual(['Berlin', 'Neukölln, Berlin', 'Prenzlauer Berg, Berlin'])
    expect(await places('lubeck')).toEqual([])
  })

  it('knows neighbourhoods by the beginning of any of their words, without accents', async () => {
    expect(await places('neuko')).toEqual(['Neukölln, Berlin'])
    expect(await places('berg')).toEqual(['Prenzlauer Berg, Berlin'])
    expect(await places('lavapies mad')).toEqual(['Lavapiés, Madrid'])
    expect(await places('erg')).toEqual([])
  })

  it('knows a city by its name in any of the four languages and answers in the wanted one', async () => {
    await createItem(site.db.pool, { owner, city: 'Wien', country: 'AT', neighbourhood: 'Neubau' })
    expect(await places('Vienne', 'es')).toEqual(['Viena', 'Neubau, Viena'])
    expect(await places('Wien', 'de')).toEqual(['Wien', 'Neubau, Wien'])
  })

  it('takes anything as words', async () => {
    for (const q of ['.*', '(', '[', '\\', "'; --", '%']) await places(q)
    expect(await places('')).toContain('Berlin')
  })
})

describe('search_categories', () => {
  it('counts what is published, and shows what is rented most', async () => {
    const { data } = await site.client().rpc('search_categories', { locale: 'de' })
    expect(data).toContainEqual(
      expect.objectContaining({
        slug: 'power-tools',
        name: 'Werkzeug',
        item_count: 2,
        image_path: `${FOLDER}/first.webp`,
      }),
    )
    expect(data!.find((category) => category.slug === 'ladders-building')).toMatchObject({ image_path: null })
  })
})
