import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { announceStaff } from '#server/accounts/announce-staff.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

const DAY_MS = 86_400_000

let t: TestApp
let renter: TestUser
let stranger: TestUser
let support: TestUser
let admin: TestUser
beforeAll(async () => {
  t = await createTestApp()
  const lender = await t.user({ name: 'Lena Lender' })
  renter = await t.user({ name: 'Rita Renter' })
  stranger = await t.user({ name: 'Stan Stranger' })
  support = await t.user({ name: 'Sue Support' })
  admin = await t.user({ name: 'Ada Admin', roles: ['admin'] })
  await t.db.pool.query(`update public.profiles set duties = '{support}' where id = $1`, [support.id])
  const { id: item } = await createItem(t.db.pool, { owner: lender.id })
  await t.db.pool.query(
    `insert into public.cases (reporter_id, person_id, reason, message, due_at) values ($1, $2, 'other', 'Something is wrong', now())`,
    [renter.id, lender.id],
  )
  await t.db.pool.query(
    `insert into public.audit_log (actor_id, action, subject_id, details) values ($1, 'block-person', $2, '{}')`,
    [admin.id, renter.id],
  )
  for (let n = 1; n <= 3; n++) {
    const start = new Date(Date.now() - 3 * n * DAY_MS)
    const end = new Date(start.getTime() + DAY_MS)
    await createBooking(t.db.pool, { item, renter: renter.id, start, end, status: 'completed' })
  }
})
afterAll(() => t?.close())

/** What this statement gives this person, with or without the announcement that makes the plan one for staff. */
async function rowsOf<Row>(person: TestUser, announced: boolean, statement: string): Promise<Row[]> {
  const claims = { sub: person.id, role: 'authenticated' }
  const as: Caller = { role: 'authenticated', userId: person.id, claims }
  const settings = { 'lendaround.staff': announced ? 'on' : 'off' }
  const { rows } = await inTransaction(t.db, { as, settings, readOnly: true }, (tx) => tx.query(statement))
  return rows as Row[]
}

it('staff are announced, others are not', async () => {
  const settingsOf = announceStaff()
  for (const [person, staff] of [
    [admin, { 'lendaround.staff': 'on' }],
    [support, { 'lendaround.staff': 'on' }],
    [renter, {}],
  ] as const)
    expect(await settingsOf(t.db.pool, person.id)).toEqual(staff)
})

it('each range of rows that a role sees has its condition for plans of staff, of the same role', async () => {
  const { rows } = await t.db.pool.query<{ table: string; range: string; staff: string | null }>(
    `select r.tablename as table, substring(r.qual from 'first_id_for\\(''(\\w+)''') as range,
       substring(s.qual from 'planned_for_staff\\(\\) AND \\( SELECT has_role\\(''(\\w+)''::text\\) AS has_role\\)\\)$') as staff
     from pg_policies r
     left join pg_policies s on s.tablename = r.tablename and s.policyname = r.tablename || '_select_staff' and s.cmd = 'SELECT'
     where r.schemaname = 'public' and r.qual ~ 'first_id_for'`,
  )
  // Of these staff see fewer than all: none of their own.
  const fewer = ['cases', 'person_tags', 'reviews']
  const ranges = rows.filter(({ table }) => !fewer.includes(table))
  expect(ranges.length).toBeGreaterThan(25)
  expect(ranges.filter(({ range, staff }) => range !== staff)).toEqual([])
})

const TABLES = [
  'audit_log',
  'cases',
  'bookings',
  'booking_events',
  'orders',
  'order_lines',
  'profiles',
  'payments',
  'ledger_accounts',
]

it.each(TABLES)('the announcement changes nothing of which %s anybody sees', async (table) => {
  for (const person of [renter, stranger, support, admin]) {
    const statement = `select id::text from public.${table} order by id`
    expect(await rowsOf(person, true, statement)).toEqual(await rowsOf(person, false, statement))
  }
  expect(await rowsOf(stranger, true, 'select id from public.bookings')).toEqual([])
})

const MANY = 20_000

it('which tags there are is read from one to the next, also where nobody announced staff', async () => {
  await inTransaction(t.db, { as: 'owner' }, async (tx) => {
    await tx.query('set local session_replication_role = replica')
    await tx.query(
      `insert into public.person_tags (person_id, key, tag, slot)
       select gen_random_uuid(), k, k, 1 from generate_series(1, 1000), unnest('{press,vip}'::text[]) k`,
    )
    await tx.query('analyze public.person_tags')
  })
  const as: Caller = {
    role: 'authenticated',
    userId: admin.id,
    claims: { sub: admin.id, role: 'authenticated' },
  }
  await inTransaction(t.db, { as, readOnly: true }, async (tx) => {
    const read = async () => {
      const { rows } = await tx.query<{ count: number }>(
        `select sum(pg_stat_get_xact_tuples_returned(oid))::integer as count from pg_class where relname like 'person_tags%'`,
      )
      return rows[0]!.count
    }
    const before = await read()
    expect((await tx.query('select tag from public.person_tags_in_use()')).rows).toHaveLength(2)
    expect((await read()) - before).toBeLessThan(100)
  })
})

it('a page of many bookings is read in the order of an index by staff, and others read theirs alone', async () => {
  await inTransaction(t.db, { as: 'owner' }, async (tx) => {
    await tx.query('set local session_replication_role = replica')
    await tx.query(
      `insert into public.bookings (order_line_id, order_id, item_id, renter_id, owner_id, status, start_date, end_date,
         time_zone, rental_type, quantity, rental_cents, delivery_cents, deposit_cents, delivery_method,
         cancellation_policy, terms)
       select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), b.status,
         b.start_date + make_interval(mins => n), b.end_date + make_interval(mins => n), b.time_zone, b.rental_type, 1,
         b.rental_cents, 0, 0, 'pickup', b.cancellation_policy, b.terms
       from (select * from public.bookings limit 1) b, generate_series(1, $1::integer) n`,
      [MANY],
    )
    await tx.query('analyze public.bookings')
  })
  const page = 'select id from public.bookings order by number desc limit 50'
  const planOf = async (person: TestUser, announced: boolean) =>
    JSON.stringify(await rowsOf(person, announced, `explain ${page}`))
  expect(await planOf(admin, true)).toMatch(/Index Scan Backward using bookings_number_key/)
  expect(await planOf(admin, true)).not.toMatch(/Sort|Bitmap|Seq Scan on bookings/)
  expect(await planOf(renter, false)).toMatch(/Bitmap Index Scan on bookings_\w*renter/)
  expect(await rowsOf(admin, true, page)).toHaveLength(50)
})
