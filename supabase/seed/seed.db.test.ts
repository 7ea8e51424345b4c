import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Caller } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createLog } from '#backend/log.ts'
import { folderStore } from '#backend/storage/folder-store.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { personId } from './demo-ids.ts'
import { createPerson } from './fixtures/create-person.ts'
import { allItems } from './items/all-items.ts'
import { seedDemo, seedWorld } from './seed.ts'
import { seedQueuePictures } from './stages/seed-queues.ts'
import { planWorld } from './world/plan-world.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let db: Database
const deps = () => ({ db, log: createLog('silent'), now: () => NOW })

beforeAll(async () => {
  db = await createTestDatabase()
  await seedWorld(deps())
})
afterAll(() => db.close())

const only = async (sql: string, values: unknown[] = []) => (await db.pool.query(sql, values)).rows[0]

it('publishes every item with its units and a rounded location', async () => {
  const found = await only(`
    select count(*), sum(unit_count)::int as units, bool_and(status = 'published' and search <> '') as findable,
      bool_and(abs(i.latitude - l.latitude) < 0.0013 and abs(i.latitude * 400 - round(i.latitude * 400)) < 1e-6) as rounded
    from items i join item_locations l on l.item_id = i.id where i.status <> 'pending_review'`)
  const units = allItems.reduce((sum, item) => sum + item.units, 0)
  expect(found).toEqual({ count: allItems.length, units, findable: true, rounded: true })
})

it('has cases for moderators to decide', async () => {
  expect(
    await only(`select (select count(*)::int from items where status = 'pending_review') as listings,
      (select count(*)::int from kyc_submissions where status = 'pending') as proofs`),
  ).toEqual({ listings: 2, proofs: 2 })
})

it('has exactly the active bookings in the calendars of their units', async () => {
  const { rows } = await db.pool.query(`
    select b.number from bookings b join items i on i.id = b.item_id
      left join lateral (
        select count(*) as taken, bool_and(lower(during) = lower(p) and upper(during) <= upper(p)) as exact
        -- A unit that came back early is free from then on.
        from calendar_entries, rental_period(i.id, b.start_date, b.end_date) p where booking_id = b.id) c on true
    where case when b.status in ('cancelled', 'declined') then c.taken > 0
      else c.taken <> b.quantity or not c.exact end`)
  expect(rows).toEqual([])
})

it('balances: orders, payments and the provider’s records agree', async () => {
  const { rows } = await db.pool.query(`
    select o.number from orders o join payments p on p.order_id = o.id
      join public.payment_intents i on i.payment_id = p.id join payments_test.payments t on t.id = i.id
      cross join lateral (select sum(b.due_cents) as booked, array_agg(distinct b.status) as states
        from bookings b where b.order_id = o.id) b
    where o.total_cents <> b.booked or p.amount_cents <> b.booked
      or (t.amount_cents, t.captured_cents, t.refunded_cents) <> (p.amount_cents, p.captured_cents, p.refunded_cents)
      or p.captured_cents <> case when b.states && '{requested,declined}' then 0 else b.booked end
      or p.refunded_cents <> case when b.states && '{cancelled}' then b.booked else 0 end
      or p.refunded_cents <> coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id), 0)`)
  expect(rows).toEqual([])
  const { orders, payments } = await only(
    `select (select count(*) from orders) as orders,
       (select count(*) from payments where purpose = 'rental') as payments`,
  )
  expect(payments).toBe(orders)
})

it('offers one renter replacements after a cancellation, and has given another one at the old price', async () => {
  const { rows: waiting } = await db.pool.query<{ price: number; topUp: number }>(
    `select c.total_cents::int as price, c.top_up_cents::int as "topUp" from bookings b
     cross join lateral rescue_candidates(b.id, 2000) c
     where b.status_reason = 'cancelled_by_owner' order by c.top_up_cents`,
  )
  expect(waiting).toEqual([
    { price: 1_000, topUp: 300 },
    { price: 1_000, topUp: 500 },
  ])
  expect(
    await only(
      `select due_cents::int as due, top_up_cents::int as "topUp" from bookings where top_up_cents > 0`,
    ),
  ).toEqual({ due: 1_000, topUp: 300 })
})

it('reserves the deposits of current and imminent rentals on cards of the test provider', async () => {
  const { rows } = await db.pool.query(`
    select b.number from bookings b left join deposits d on d.booking_id = b.id
      left join payments p on p.id = d.payment_id
      left join public.payment_intents i on i.payment_id = p.id left join payments_test.payments t on t.id = i.id
    where (b.deposit_cents > 0) <> (d.booking_id is not null)
      or b.deposit_cents > 0 and (
        b.status in ('picked_up', 'returned') and d.status <> 'held'
        or d.status = 'held' and (t.status is distinct from 'authorised' or t.amount_cents <> d.amount_cents)
        or d.status = 'released' and b.status not in ('completed', 'cancelled', 'declined'))`)
  expect(rows).toEqual([])
  expect(await only(`select count(*) > 3 as many from deposits where status = 'held'`)).toEqual({
    many: true,
  })
})

it('has a rental with one unit returned, whose share of the deposit is released', async () => {
  expect(
    await only(`select b.status, b.quantity, b.deposit_cents::int as agreed, d.amount_cents::int as reserved,
        (select count(*)::int from unit_returns r where r.booking_id = b.id) as back
      from bookings b join deposits d on d.booking_id = b.id where d.amount_cents < b.deposit_cents`),
  ).toEqual({ status: 'picked_up', quantity: 2, agreed: 50_000, reserved: 25_000, back: 1 })
})

it('books every rental on the terms of its item, and requests only items without instant booking', async () => {
  const { rows } = await db.pool.query(`
    select b.number from bookings b join order_lines l on l.id = b.order_line_id join items i on i.id = b.item_id
    where (l.is_instant, l.cancellation_policy) <> (i.is_instant, i.cancellation_policy)
      or b.cancellation_policy <> i.cancellation_policy
      or l.is_instant and b.status in ('requested', 'declined')`)
  expect(rows).toEqual([])
})

it('numbers orders chronologically', async () => {
  const found = await only(`
    select bool_and(number_rank = time_rank) as sorted from (
      select rank() over (order by number) as number_rank, rank() over (order by created_at) as time_rank
      from orders) ranks`)
  expect(found.sorted).toBe(true)
})

it('counts ratings and rentals of items and people', async () => {
  const { rows } = await db.pool.query(`
    select i.title from items i where
      i.booking_count <> (select count(*) from bookings b where b.item_id = i.id and b.status = 'completed')
      or (i.rating_count, i.rating_sum) <> (select count(*), coalesce(sum(rating), 0) from reviews r
        where r.item_id = i.id and r.kind = 'renter_to_item' and r.published_at is not null)`)
  expect(rows).toEqual([])
})

it('completes the profiles and the referral tree that sign-up creates', async () => {
  const marta = await only(
    'select name, roles, kyc_status, city, referral_chain from profiles join affiliates using (id) where id = $1',
    [personId('marta')],
  )
  expect(marta).toEqual({
    name: 'Marta Ibáñez',
    roles: ['renter'],
    kyc_status: 'intermediate',
    city: 'Madrid',
    referral_chain: (['diego', 'lucia', 'camille', 'youssef'] as const).map(personId),
  })
})

it('accepts the demo password for every person', async () => {
  const { verify } = await import('@node-rs/argon2')
  const { rows } = await db.pool.query('select encrypted_password as hash from auth.users')
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  expect(await verify(rows[0].hash, DEMO_PASSWORD)).toBe(true)
})

it('does nothing a second time', async () => {
  const before = await only('select count(*), max(created_at) from orders')
  expect(await seedWorld(deps())).toBe(false)
  expect(await only('select count(*), max(created_at) from orders')).toEqual(before)
})

it('leaves nothing behind when it fails half-way, and succeeds when it runs again', async () => {
  const other = await createTestDatabase()
  try {
    await other.pool.query('alter table reviews add constraint none_today check (false)')
    await expect(seedWorld({ ...deps(), db: other })).rejects.toMatchObject({ constraint: 'none_today' })
    expect((await other.pool.query('select from auth.users')).rowCount).toBe(0)
    await other.pool.query('alter table reviews drop constraint none_today')
    expect(await seedWorld({ ...deps(), db: other })).toBe(true)
  } finally {
    await other.close()
  }
})

it('seeds once when two processes start together', async () => {
  const other = await createTestDatabase()
  try {
    const runs = [seedWorld({ ...deps(), db: other }), seedWorld({ ...deps(), db: other })]
    expect((await Promise.all(runs)).sort()).toEqual([false, true])
    const { rows } = await other.pool.query('select count(*) from bookings')
    expect(rows[0].count).toBe(planWorld(NOW).bookings.length)
  } finally {
    await other.close()
  }
})

// One process alone may open the embedded database.
it.skipIf('folder' in inject('databaseTemplate'))(
  'seeds pictures once when two processes start together',
  async () => {
    const other = await createTestDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'lendaround-seed-'))
    try {
      const objects = folderStore(folder)
      const demos = await Promise.all([1, 2].map(() => seedDemo({ ...deps(), db: other, objects })))
      await Promise.all(demos.map(({ stop }) => stop()))
      const { rows } = await other.pool.query(
        `select (select count(*)::int from item_images) as images, (select count(distinct (item_id, position))::int from item_images) as places,
         (select count(*)::int from profiles where avatar_path is not null) as portraits`,
      )
      expect(rows[0].images).toBeGreaterThan(allItems.length)
      expect(rows[0].places).toBe(rows[0].images)
      expect(rows[0].portraits).toBeGreaterThan(10)

      // The second of two processes comes to the last step while the first one is at it.
      await other.pool.query(
        `delete from item_images where item_id in (select id from items where status = 'pending_review')`,
      )
      const first = await other.pool.connect()
      await first.query('begin')
      await seedQueuePictures(first)
      const second = seedQueuePictures(other.pool)
      await first.query('commit')
      first.release()
      await second
      expect((await other.pool.query('select from item_images')).rowCount).toBe(rows[0].images)
    } finally {
      await other.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

it('leaves a database alone that is already in use', async () => {
  const other = await createTestDatabase()
  try {
    await createPerson(other.pool)
    expect(await seedWorld({ ...deps(), db: other })).toBe(false)
    expect((await other.pool.query('select from items')).rowCount).toBe(0)
  } finally {
    await other.close()
  }
})

it('has a lender who was paid through her account at the test provider, which has recorded it', async () => {
  expect(
    await only(`select m.kind, m.status, p.status as payout, p.amount_cents = t.amount_cents as same
      from payouts p join payout_methods m on m.id = p.method_id and m.kind <> 'iban'
        join payments_test.account_payouts t on t.id = any (p.order_ids)`),
  ).toEqual({ kind: 'test', status: 'ready', payout: 'paid', same: true })
})

it('has conversations about rentals and items, some with unread messages', async () => {
  expect(
    await only(`select count(*)::int as conversations, count(c.booking_id)::int as of_rentals,
      (select count(*)::int from conversation_participants where is_unread) as unread from conversations c`),
  ).toEqual({ conversations: 3, of_rentals: 2, unread: 3 })
})

it('shows each person the entries and earnings that their rights alone would show', async () => {
  const naive = readFileSync(join(import.meta.dirname, '../tests/testing/naive-ledger-entries.sql'), 'utf8')
  const { rows: people } = await db.pool.query<{ id: string }>(
    'select user_id as id from ledger_accounts where user_id is not null group by 1',
  )
  expect(people.length).toBeGreaterThan(10)
  const kinds = new Set<string>()
  for (const { id } of people) {
    const caller: Caller = { role: 'authenticated', userId: id, claims: { sub: id, role: 'authenticated' } }
    await inTransaction(db, { as: caller }, async (tx) => {
      const read = async (sql: string) => (await tx.query<{ account: string }>(sql)).rows
      const entries = await read(naive)
      expect(await read('select * from my_ledger_entries order by id')).toEqual(entries)
      for (const { account } of entries) kinds.add(account)
      const earned = `select month, account, item_id, max(item_title) as item_title,
          sum(amount_cents)::bigint as amount_cents, count(distinct booking_id)::int as bookings
        from (${naive}) e where account in ('lender', 'affiliate') and payout_id is null
        group by 1, 2, 3 order by 1, 2, 3`
      expect(await read('select * from my_earnings order by 1, 2, 3')).toEqual(await read(earned))
    })
  }
  expect([...kinds].sort()).toEqual(['affiliate', 'lender', 'lender_pending', 'payout', 'renter'])
})
