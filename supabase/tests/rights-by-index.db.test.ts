import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

/** Tables that grow with people, items or rentals, and that a signed-in person may read over the data API. */
const LARGE_TABLES = [
  'agreements',
  'affiliates',
  'audit_log',
  'booking_codes',
  'booking_events',
  'bookings',
  'captures',
  'cases',
  'claim_events',
  'claim_evidence',
  'claims',
  'commissions',
  'conversation_participants',
  'conversations',
  'deposits',
  'extensions',
  'favourites',
  'handovers',
  'item_blocks',
  'item_locations',
  'item_revisions',
  'item_units',
  'kyc_submissions',
  'ledger_accounts',
  'ledger_entries',
  'ledger_transfers',
  'listing_events',
  'messages',
  'notifications',
  'order_lines',
  'orders',
  'payment_intents',
  'payment_discrepancies',
  'payments',
  'payout_methods',
  'payout_events',
  'payouts',
  'person_tags',
  'profiles',
  'refunds',
  'reservations',
  'reviews',
  'saved_searches',
  'unit_returns',
  'wishes',
]

interface Plan {
  'Node Type': string
  'Parent Relationship'?: string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

const DAY_MS = 86_400_000
const OTHER_PEOPLES = 20_000

let t: TestApp
let lender: TestUser
beforeAll(async () => {
  t = await createTestApp()
  lender = await t.user({ name: 'Lena Lender' })
  const renter = await t.user({ name: 'Rita Renter' })
  const { id: item } = await createItem(t.db.pool, { owner: lender.id })
  const start = new Date(Date.now() - 3 * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  const { id } = await createBooking(t.db.pool, { item, renter: renter.id, start, end, status: 'completed' })
  await addOtherBookings(id)
})
afterAll(() => t.close())

/** Copies of a booking between people who are not in the test; triggers and foreign keys are off for it. */
function addOtherBookings(id: string) {
  return inTransaction(t.db, { as: 'owner' }, async (tx) => {
    await tx.query('set local session_replication_role = replica')
    await tx.query(
      `insert into public.bookings (order_line_id, order_id, item_id, renter_id, owner_id, status, start_date, end_date,
         time_zone, rental_type, quantity, rental_cents, delivery_cents, deposit_cents, delivery_method, cancellation_policy,
         terms)
       select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), b.status,
         b.start_date + make_interval(mins => n), b.end_date + make_interval(mins => n), b.time_zone, b.rental_type, 1,
         b.rental_cents, 0, 0, 'pickup', b.cancellation_policy, b.terms
       from public.bookings b, generate_series(1, $2::integer) n where b.id = $1`,
      [id, OTHER_PEOPLES],
    )
    await tx.query('analyze public.bookings')
  })
}

/** The nodes of a lender's plan that read this table whole. */
async function scansOf(table: string, statement: string, settings = ''): Promise<string[]> {
  const as: Caller = {
    role: 'authenticated',
    userId: lender.id,
    claims: { sub: lender.id, role: 'authenticated' },
  }
  return inTransaction(t.db, { as }, async (tx) => {
    if (settings) await tx.query(settings)
    const { rows } = await tx.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${statement}`)
    return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
      .filter((node) => isScan(node, table))
      .map((node) => node['Node Type'])
  })
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const bitmapsOf = ({ Plans = [] }: Plan): Plan[] =>
  Plans.filter((plan) => plan['Parent Relationship'] !== 'InitPlan').flatMap((plan) =>
    plan['Node Type'] === 'Bitmap Index Scan' ? [plan] : bitmapsOf(plan),
  )

/** A bitmap's heap scan names the table, too; its conditions are those of the index scans below it. */
const isScan = (node: Plan, table: string) =>
  node['Relation Name'] === table &&
  (node['Node Type'] === 'Bitmap Heap Scan'
    ? bitmapsOf(node).some((bitmap) => !bitmap['Index Cond'])
    : node['Node Type'].includes('Scan') && !node['Index Cond'])

describe('what a person may see is found by index', () => {
  // On a small table PostgreSQL rightly scans: here it may only where no index serves the policy.
  it.each(LARGE_TABLES)('%s', async (table) => {
    const key = table === 'messages' ? 'id, conversation_id' : '1'
    expect(
      await scansOf(table, `select ${key} from public.${table}`, 'set local enable_seqscan = off'),
    ).toEqual([])
  })

  it('entries of rentals with a claim, each by its own', async () => {
    const statement = 'select id from public.case_ledger_entries'
    expect(await scansOf('claims', statement, 'set local enable_seqscan = off')).toEqual([])
  })

  it('though an index does not help where a condition names none', async () => {
    const scans = await scansOf('items', 'select 1 from public.items', 'set local enable_seqscan = off')
    expect(scans).not.toEqual([])
  })
})

describe('a lender with one of 20,000 bookings', () => {
  it.each([
    ['all', 'select id from public.bookings'],
    ['a page in no order', 'select id from public.bookings limit 1000'],
    ['the latest', 'select id from public.bookings order by start_date desc, id desc limit 50'],
    ['the newest', 'select id from public.bookings order by number desc limit 50'],
    ['how many there are', 'select count(*) from public.bookings'],
  ])('reads no other ones: %s', async (_name, statement) => {
    expect(await scansOf('bookings', statement)).toEqual([])
  })
})
