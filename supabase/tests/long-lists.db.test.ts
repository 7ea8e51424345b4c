import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { RENTAL_PHASES, rentalPhase } from '#domain/booking/rental-phase.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { BOOKINGS_A_PAGE, type BookingList, listOf } from '../../src/web/features/booking/booking-lists.ts'
import { earningsAfter } from '../../src/web/features/earnings/earnings.ts'
import { following, type Place } from '../../src/web/lib/keyset.ts'

const DAY_MS = 86_400_000
const PAST = 1_110
const AHEAD = 90

let t: TestApp
let lender: TestUser
let renter: TestUser

// A lender with 1,200 bookings: one a day, of which 90 are ahead.
beforeAll(async () => {
  t = await createTestApp()
  lender = await t.user({ name: 'Lena Lender' })
  renter = await t.user({ name: 'Rita Renter', kyc_level: 1 })
  const { id: item } = await createItem(t.db.pool, { owner: lender.id })
  const start = new Date(Date.now() - 3 * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  const { id } = await createBooking(t.db.pool, { item, renter: renter.id, start, end, status: 'completed' })
  await t.db.pool.query(
    `with lines as (
       insert into public.order_lines (order_id, position, item_id, start_date, end_date, time_zone, quantity,
         rental_type, duration_units, unit_price_cents, rental_cents, delivery_method, terms)
       select l.order_id, 2000 + n, l.item_id, now() + make_interval(hours => 24 * n),
         now() + make_interval(hours => 24 * n + 20), l.time_zone, 1, 'day', 1, l.unit_price_cents, l.rental_cents, 'pickup', l.terms
       from public.order_lines l join public.bookings b on b.order_line_id = l.id, generate_series(-$2::int, $3::int) n
       where b.id = $1 and n not in (-3, 0)
       returning id, start_date, end_date
     )
     insert into public.bookings (order_line_id, order_id, item_id, renter_id, owner_id, status, start_date, end_date,
       time_zone, rental_type, quantity, rental_cents, delivery_cents, deposit_cents, delivery_method, cancellation_policy,
       terms)
     select l.id, b.order_id, b.item_id, b.renter_id, b.owner_id,
       case when l.start_date > now() then 'confirmed' else 'completed' end, l.start_date, l.end_date, b.time_zone,
       b.rental_type, 1, b.rental_cents, 0, 0, 'pickup', b.cancellation_policy, b.terms
     from public.bookings b, lines l where b.id = $1`,
    [id, PAST, AHEAD],
  )
  await t.db.pool.query('analyze public.bookings')
})
afterAll(() => t.close())

/** Reads a list to its end as the pages do; the number of pages, and the bookings in their order. */
async function readAll(person: TestUser, name: BookingList) {
  const { side, filter, ascending } = listOf(name, new Date().toISOString())
  const rows: { id: string; start_date: string; end_date: string; status: string }[] = []
  let after: Place | undefined
  let pages = 0
  do {
    const all = t
      .client({ as: person })
      .from('bookings')
      .select('id, start_date, end_date, status')
      .eq(side, person.id)
    const list = all.or(filter)
    const { data, error } = await (after
      ? list.or(following(after, { column: 'start_date', ascending }))
      : list
    )
      .order('start_date', { ascending })
      .order('id', { ascending })
      .limit(BOOKINGS_A_PAGE)
    expect(error).toBeNull()
    rows.push(...data!)
    pages++
    const last = data!.length === BOOKINGS_A_PAGE ? data!.at(-1) : undefined
    after = last && { value: last.start_date, id: last.id }
  } while (after)
  return { rows, pages }
}

describe('the bookings of a lender who has 1,200', () => {
  it('are all there, the next one first and of the past ones the latest', async () => {
    const ahead = await readAll(lender, 'customers-upcoming')
    expect(ahead.rows).toHaveLength(AHEAD)
    expect(ahead.pages).toBe(Math.floor(AHEAD / BOOKINGS_A_PAGE) + 1)
    const starts = ahead.rows.map(({ start_date }) => Date.parse(start_date))
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(starts[0]! - Date.now()).toBeLessThan(DAY_MS)

    const past = await readAll(lender, 'customers-past')
    expect(new Set(past.rows.map(({ id }) => id)).size).toBe(PAST)
    const ended = past.rows.map(({ start_date }) => Date.parse(start_date))
    expect(ended).toEqual(ended.toSorted((a, b) => b - a))
    expect((await readAll(lender, 'customers-requested')).rows).toEqual([])
  })

  it('are in the lists of their renter by the same rule as on their cards', async () => {
    for (const phase of RENTAL_PHASES) {
      const { rows } = await readAll(renter, `rentals-${phase}`)
      const phases = rows.map(({ status, start_date, end_date }) =>
        rentalPhase(
          { status: status as never, start: Date.parse(start_date), end: Date.parse(end_date) },
          Date.now(),
        ),
      )
      expect([phase, phases.filter((one) => one !== phase)]).toEqual([phase, []])
      expect(rows).toHaveLength({ upcoming: AHEAD, current: 0, past: PAST }[phase])
    }
  })
})

it('the earnings of a lender come each once, page by page, those of no item last in their month', async () => {
  const { rows: bookings } = await t.db.pool.query<{ id: string; at: Date }>(
    'select id, end_date as at from public.bookings where end_date < now() order by end_date limit 300',
  )
  const post = (booking: string | null, at: Date, key: string) =>
    t.db.pool.query('select public.post_transfer($1, $2, $3::uuid, null, $4::timestamptz, $5::jsonb)', [
      'share',
      key,
      booking,
      at,
      JSON.stringify([
        { account: 'provider', user_id: null, cents: -700 },
        { account: 'lender', user_id: lender.id, cents: 700 },
      ]),
    ])
  for (const [n, { id, at }] of bookings.entries())
    if (n % 10 === 0) await post(n % 20 === 0 ? id : null, at, `long list ${n}`)
  const all = () =>
    t
      .client({ as: lender })
      .from('my_earnings')
      .select('month, item_id, item_title, amount_cents, bookings')
      .order('month')
      .order('item_id')
  const { data: whole } = await all()
  expect(whole!.length).toBeGreaterThan(15)
  expect(new Set(whole!.map(({ item_id }) => item_id)).size).toBe(2)
  const read: NonNullable<typeof whole> = []
  for (;;) {
    const last = read.at(-1)
    const { data, error } = await (last ? all().or(earningsAfter(last)) : all()).limit(1)
    expect(error).toBeNull()
    if (data!.length === 0) break
    read.push(...data!)
  }
  expect(read).toEqual(whole)
})

/** Each with a page as the data API asks for it, and the table of which it must not read every row. */
const PAGES: [table: string, sql: string][] = [
  [
    'bookings',
    `select id from public.bookings where owner_id = $1 and status = 'confirmed' and (start_date > now()
     or start_date = now() and id > $1) order by start_date, id limit 20`,
  ],
  [
    'bookings',
    'select id from public.bookings where renter_id = $1 order by start_date desc, id desc limit 20',
  ],
  [
    'items',
    `select id from public.items where owner_id = $1 and (updated_at < now() or updated_at = now() and id < $1)
     order by updated_at desc, id desc limit 20`,
  ],
  [
    'payouts',
    'select id from public.payouts where user_id = $1 and number < 900 order by number desc limit 30',
  ],
  [
    'notifications',
    'select id from public.notifications where user_id = $1 and id < 900 order by id desc limit 30',
  ],
  [
    'conversation_participants',
    'select conversation_id from public.conversation_participants where last_message_id < 900 order by last_message_id desc limit 30',
  ],
  [
    'messages',
    'select id from public.messages where conversation_id = $1 and id < 900 order by id desc limit 50',
  ],
  ['ledger_entries', 'select id from public.my_ledger_entries order by at desc, id desc limit 50'],
]

it.each(PAGES)('a page of %s reads no whole table', async (table, sql) => {
  const caller: Caller = {
    role: 'authenticated',
    userId: lender.id,
    claims: { sub: lender.id, role: 'authenticated' },
  }
  const plan = await inTransaction(t.db, { as: caller }, async (client) => {
    // The tables of the test are small: a scan is taken only where nothing else is possible.
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain ${sql.replaceAll('$1', `'${lender.id}'`)}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`))
})

it.each([
  ['created_at', 'office_items_by_creation'],
  ['updated_at', 'office_items_by_change'],
  ['booking_count', 'office_items_by_bookings'],
])(
  'items of each status come by %s in the order of an index, however few have that status',
  async (column, index) => {
    const plan = await inTransaction(t.db, { as: 'owner' }, async (client) => {
      await client.query('set local enable_seqscan = off')
      await client.query('set local enable_sort = off')
      const { rows } = await client.query(
        `explain select f.item_id from unnest('{draft,published}'::text[]) state (status) cross join lateral (
           select * from public.office_items x where x.status = state.status
           order by x.${column} desc, x.item_id desc limit 50
         ) f`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(new RegExp(`Index Only Scan.* using ${index} .*\\s+Index Cond: \\(status = `))
    expect(plan).not.toMatch(/Sort Key/)
  },
)

it('what is unread is counted in an index of its own', async () => {
  const caller: Caller = {
    role: 'authenticated',
    userId: lender.id,
    claims: { sub: lender.id, role: 'authenticated' },
  }
  const plan = await inTransaction(t.db, { as: caller }, async (client) => {
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(
      'explain select count(*) from public.conversation_participants where is_unread = true',
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/conversation_participants_unread/)
})
