import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRICE_RULE_EXAMPLES } from '#domain/money/price-rules.examples.ts'
import { QUOTE_EXAMPLES } from '#domain/money/quote.examples.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { at, type Criteria, createSearchWorld, type SearchWorld } from './testing/search-world.ts'

let t: SearchWorld
beforeAll(async () => {
  t = await createSearchWorld()
})
afterAll(() => t.site.close())

describe('the dates of a search', () => {
  it.each(QUOTE_EXAMPLES)('prices as the quote does: $why', async (example) => {
    const { rows } = await t.site.db.pool.query<{ cents: number }>(
      'select public.all_in_cents($1, $2, greatest(1, ceil($3::float8))::integer, $4, $5) as cents',
      [example.day, example.hour, example.hours, example.quantity, example.method],
    )
    expect(rows[0]!.cents).toBe(example.total)
  })

  it.each(PRICE_RULE_EXAMPLES)('prices with what the lender set as the quote does: $why', async (example) => {
    const { rows } = await t.site.db.pool.query<{ cents: number }>(
      `select public.quoted_cents(2000, $1, $2, $3::int[], $4::timestamp,
         ceil(extract(epoch from $5::timestamp - $4::timestamp) / 3600)::integer, 1, 'pickup') as cents`,
      [
        example.hour ?? null,
        example.weekend ?? null,
        `{${example.discounts ?? [0, 0, 0]}}`,
        example.from,
        example.to,
      ],
    )
    expect(rows[0]!.cents).toBe(example.total)
  })

  it('shows and sorts by the price with weekends and discounts', async () => {
    const id = await t.offer('mower', { title: 'Lawn mower', pricePerDayCents: 2_000 })
    await t.offer('scythe', { title: 'Lawn mower with a scythe', pricePerDayCents: 1_900 })
    const set = (weekend: number | null, discounts: string) =>
      t.site.db.pool.query(
        'update public.items set weekend_price_cents = $2, duration_discounts = $3 where id = $1',
        [id, weekend, discounts],
      )
    const order = async (from: string, to: string) =>
      (
        await t.search({
          q: 'lawn mower',
          sort: 'total',
          local_from: at(from, '10:00'),
          local_to: at(to, '10:00'),
        })
      ).items.map(({ total_cents }) => total_cents)
    expect(await order('07-05', '07-12')).toEqual([7 * 1_900, 7 * 2_000])
    await set(null, '{0,20,0}')
    expect(await order('07-05', '07-12')).toEqual([7 * 1_600, 7 * 1_900])
    await set(1_000, '{0,0,0}')
    // Any week has one weekend.
    expect(await order('07-05', '07-12')).toEqual([5 * 2_000 + 2 * 1_000, 7 * 1_900])
    await set(null, '{0,0,0}')
  })

  it('shows the all-in price for the requested hours, units and delivery', async () => {
    const weekend = { local_from: at('06-05', '10:00'), local_to: at('06-07', '09:00') }
    const total = async (criteria: Criteria) =>
      (await t.search({ ...weekend, ...criteria })).items[0]?.total_cents
    expect(await total({ q: 'tienda', quantity: 3 })).toBe(2 * 900 * 3)
    expect(await total({ q: 'drill', delivery: 'delivery' })).toBe(2 * 1_200 + 1_000)
  })

  it('leaves out only items that are booked at that time, including the buffer', async () => {
    const id = await t.offer('saw', { title: 'Circular saw', bufferMinutes: 120 })
    const start = new Date(`${at('07-10', '10:00')}:00+02:00`)
    await createBooking(t.site.db.pool, {
      item: id,
      renter: t.renter.id,
      start,
      end: new Date(start.getTime() + 8 * 3_600_000),
    })
    const isFree = async (from: string, to: string) =>
      (await t.found({ q: 'saw', local_from: at('07-10', from), local_to: at('07-10', to) })).includes('saw')
    expect(await isFree('09:00', '11:00')).toBe(false)
    expect(await isFree('12:00', '13:00')).toBe(false)
    // Its own buffer before the booking, the booking's buffer after it.
    expect(await isFree('07:00', '08:30')).toBe(false)
    expect(await isFree('07:00', '08:00')).toBe(true)
    expect(await isFree('19:00', '21:00')).toBe(false)
    expect(await isFree('20:00', '21:00')).toBe(true)
    // The same without words, when all calendars are checked at once.
    const all = (from: string, to: string) =>
      t.found({ local_from: at('07-10', from), local_to: at('07-10', to) })
    expect(await all('12:00', '13:00')).not.toContain('saw')
    expect(await all('20:00', '21:00')).toContain('saw')
    await t.site.db.pool.query(`update public.items set status = 'paused' where id = $1`, [id])
  })

  it('counts the units that are left', async () => {
    const day = { local_from: at('08-01', '10:00'), local_to: at('08-01', '18:00') }
    const start = new Date(`${at('08-01', '12:00')}:00+02:00`)
    const end = new Date(start.getTime() + 3_600_000)
    await createBooking(t.site.db.pool, { item: t.ids.tent!, renter: t.renter.id, start, end, quantity: 2 })
    for (const q of ['tienda', '']) {
      expect(await t.found({ q, ...day, quantity: 1 })).toContain('tent')
      expect(await t.found({ q, ...day, quantity: 2 })).not.toContain('tent')
    }
    await t.site.db.pool.query('update public.item_units set is_active = false where item_id = $1', [
      t.ids.tent,
    ])
    expect(await t.found({ q: 'tienda' })).toEqual([])
    await t.site.db.pool.query('update public.item_units set is_active = true where item_id = $1', [
      t.ids.tent,
    ])
  })

  it('counts a unit that is booked twice that day as one', async () => {
    const day = { local_from: at('08-05', '08:00'), local_to: at('08-05', '20:00') }
    const id = await t.offer('marquee', { title: 'Marquee', units: 3 })
    for (const hour of ['09:00', '15:00']) {
      const start = new Date(`${at('08-05', hour)}:00+02:00`)
      const end = new Date(start.getTime() + 3_600_000)
      await createBooking(t.site.db.pool, { item: id, renter: t.renter.id, start, end })
    }
    for (const q of ['marquee', '']) expect(await t.found({ q, ...day, quantity: 2 })).toContain('marquee')
    expect(await t.found({ q: 'marquee', ...day, quantity: 3 })).toEqual([])
    expect((await t.search({ q: 'marquee', ...day, quantity: 2, page_size: 0 })).total).toBe(1)
    await t.site.db.pool.query(`update public.items set status = 'paused' where id = $1`, [id])
  })

  it('ignores the bookings of a deactivated unit', async () => {
    const day = { local_from: at('08-03', '10:00'), local_to: at('08-03', '18:00'), q: 'tienda' }
    const start = new Date(`${at('08-03', '12:00')}:00+02:00`)
    const end = new Date(start.getTime() + 3_600_000)
    await createBooking(t.site.db.pool, { item: t.ids.tent!, renter: t.renter.id, start, end, quantity: 2 })
    const setActive = (booked: boolean, isActive: boolean) =>
      t.site.db.pool.query(
        `update public.item_units u set is_active = $3
          where u.id = (
            select c.id from public.item_units c
            where c.item_id = $1 and $2 = exists (
              select from public.calendar_entries e where e.unit_id = c.id and lower(e.during) = $4
            )
            order by c.label limit 1
          )`,
        [t.ids.tent, booked, isActive, start],
      )
    await setActive(true, false)
    expect(await t.found(day)).toEqual(['tent'])
    await setActive(true, true)
    await setActive(false, false)
    expect(await t.found(day)).toEqual([])
    await setActive(false, true)
  })

  it('respects another person’s live hold, but not a lapsed one or the caller’s own', async () => {
    const day = { local_from: at('09-01', '10:00'), local_to: at('09-01', '18:00'), q: 'drill' }
    await t.site.db.pool.query(
      `insert into public.reservations (item_id, user_id, start_date, end_date) values ($1, $2, $3, $4)`,
      [t.ids.drill, t.renter.id, `${at('09-01', '12:00')}:00+02`, `${at('09-01', '14:00')}:00+02`],
    )
    expect(await t.found(day)).toEqual([])
    expect(await t.found(day, t.renter)).toEqual(['drill'])
    await t.site.db.pool.query(`update public.reservations set expires_at = now() - interval '1 second'`)
    expect(await t.found(day)).toEqual(['drill'])
  })

  it('respects the shortest and longest rental', async () => {
    const isLong = async (from: string, to: string) =>
      (await t.found({ q: 'ladder', local_from: from, local_to: to })).length === 1
    expect(await isLong(at('06-01', '10:00'), at('06-01', '14:00'))).toBe(false)
    // Four and a half hours are charged and counted as five.
    expect(await isLong(at('06-01', '10:00'), at('06-01', '14:30'))).toBe(true)
    expect(await isLong(at('06-01', '10:00'), at('06-03', '10:00'))).toBe(true)
    expect(await isLong(at('06-01', '10:00'), at('06-03', '10:01'))).toBe(false)
  })

  it.each([4 * 24, 30 * 24])('respects a notice of %i hours', async (noticeHours) => {
    const id = await t.offer('raft', { title: 'Raft', noticeHours, timeZone: 'Europe/Berlin' })
    const local = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000)
        .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
        .replace(' ', 'T')
    const from = (hours: number) =>
      t.found({ q: 'raft', local_from: local(hours), local_to: local(hours + 5) })
    expect(await from(noticeHours - 0.1)).toEqual([])
    expect(await from(noticeHours + 0.1)).toEqual(['raft'])
    await t.site.db.pool.query('delete from public.items where id = $1', [id])
  })

  it('respects the notice that an owner requires, in the item’s time zone', async () => {
    const id = await t.offer('canoe', { title: 'Canoe', noticeHours: 3, timeZone: 'Europe/Berlin' })
    const local = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000)
        .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
        .replace(' ', 'T')
    expect(await t.found({ q: 'canoe', local_from: local(2.9), local_to: local(8) })).toEqual([])
    expect(await t.found({ q: 'canoe', local_from: local(3.1), local_to: local(8) })).toEqual(['canoe'])
    expect(await t.found({ q: 'canoe', local_from: local(-50), local_to: local(-40) })).toEqual([])
    await t.site.db.pool.query(`update public.items set status = 'paused' where id = $1`, [id])
  })

  it('means the same local hour in every time zone', async () => {
    const { pool } = t.site.db
    const id = await t.offer('kayak', {
      title: 'Kayak',
      timeZone: 'Atlantic/Canary',
      country: 'ES',
      city: 'Las Palmas',
    })
    await createBooking(pool, {
      item: id,
      renter: t.renter.id,
      start: new Date(`${at('06-10', '10:00')}:00Z`),
      end: new Date(`${at('06-10', '12:00')}:00Z`),
    })
    // The Canaries are an hour ahead of UTC in summer: there it is booked from 11 to 13 o'clock.
    const between = (from: string, to: string) =>
      t.found({ q: 'kayak', local_from: at('06-10', from), local_to: at('06-10', to) })
    expect(await between('10:00', '11:00')).toEqual(['kayak'])
    expect(await between('12:00', '13:00')).toEqual([])
    expect(await between('13:00', '14:00')).toEqual(['kayak'])
    await pool.query(`update public.items set status = 'paused' where id = $1`, [id])
  })
})
