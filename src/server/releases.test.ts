import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { readManifest, restoreBackup } from '#backend/backup/restore-backup.ts'
import type { Database } from '#backend/db/database.ts'
import { type BrokenOffers, brokenOffers, listOffers } from '#backend/db/list-offers.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { createLog } from '#backend/log.ts'
import { folderStore } from '#backend/storage/folder-store.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { createEmptyDatabase } from '#backend/testing/database.ts'
import { rounds } from '#backend/testing/rounds.ts'
import { currentTerms } from '#domain/booking/booking-terms.ts'
import { DEMO_PASSWORD } from '#seed/demo-accounts.ts'
import { productSchema } from './product-schema.ts'
import { createTestAppOn } from './testing/app.ts'

const RELEASES = join(import.meta.dirname, '../../supabase/releases')
const versions = readdirSync(RELEASES).sort()
/** From the first release on every migration runs that comes after any other: the embedded database begins there alone. */
const EMBEDDED = versions.slice(0, rounds(1, versions.length))
/**
 * What was there in a release and is gone or asks for more, which its processes do not meet: what routines alone call and
 * read, and what `docs/decisions/columns-leave-a-release-later.md` lists.
 */
const BROKEN: Record<string, BrokenOffers> = {
  '1.1.0': {
    lost: [
      'public.affiliate_balance',
      'public.affiliate_earnings',
      'public.items_without_pictures',
      'public.join_payment_ids',
      'public.likely_words.is_slip',
      'public.likely_words.words',
      'public.nearest_part.is_similar',
      'public.nearest_part.part',
      'public.note_new_item',
      'public.payments.provider_payment_id',
      'public.person_reports',
      'public.referral_count',
      'public.reports',
      'public.review_reports',
      'public.search_area_size',
      'public.search_by_words',
      'public.search_matches',
      'public.search_matches.max_pins',
      'public.search_matches.rows_a_page',
      'public.search_matches.rows_before',
      'public.search_nearest',
      'public.split_payment_ids',
      'public.visible_bookings',
    ],
    demanded: ['public.figures_of.agreement'],
  },
  '1.2.0': {
    lost: [
      'public.affiliate_balance',
      'public.affiliate_earnings',
      'public.likely_words.is_slip',
      'public.likely_words.words',
      'public.nearest_part.is_similar',
      'public.nearest_part.part',
      'public.referral_count',
      'public.search_by_words',
      'public.search_matches',
    ],
    demanded: [],
  },
}
const PLAY_MONEY = 'play-money/tables.sql'
const schema = productSchema({ playMoney: true })
const log = createLog('silent')
const work = mkdtempSync(join(tmpdir(), 'lendaround-releases-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

it('keeps every release from the first on', () => {
  expect(versions).toContain('1.0.0')
})

describe.each(versions)('release %s', (version) => {
  const folder = join(RELEASES, version)

  it('has migrations that nobody changed since, and later ones only after them', async () => {
    const { migrations } = await readManifest(folder)
    const released = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
    const now = new Map(schema.migrations.map(({ name, checksum }) => [name, checksum]))
    expect([...released].filter(([name, checksum]) => now.get(name) !== checksum)).toEqual([])
    const numbered = (name: string) => /^\d{14}_/.test(name)
    const last = [...released.keys()].filter(numbered).sort().at(-1)!
    expect([...now.keys()].filter((name) => numbered(name) && !released.has(name) && name < last)).toEqual([])
  })

  const databases: [string, () => Promise<Database>][] = [['PostgreSQL', createEmptyDatabase]]
  if (EMBEDDED.includes(version))
    databases.push(['the embedded database', () => openEmbedded(join(work, `${version}-embedded`))])

  it.each(databases)('is brought up to date on %s, and people go on where they were', async (_, open) => {
    const db = await open()
    const { migrations } = await readManifest(folder)
    const names = new Set(migrations.map(({ name }) => name))
    // From 1.1 on the tables of play money are no migration.
    const tables = version === '1.0.0' ? [] : schema.routines.filter(({ name }) => name === PLAY_MONEY)
    const routines = schema.routines.filter((routine) => !tables.includes(routine))
    await migrate(db, {
      migrations: schema.migrations.filter(({ name }) => names.has(name)),
      routines: tables,
    })
    await openTaskQueue(db, log)
    await restoreBackup({ db, objects: folderStore(join(work, `${version}-objects`)) }, folder)
    const asBefore = version === '1.0.0' && (await writeIdsAsBefore(db))
    const before = await figuresOf(db)
    expect(before.bookings).toBeGreaterThan(100)
    expect(before.played).toBeGreaterThan(100)
    expect(before.ofPayouts).toBeGreaterThan(10)
    expect(before.reports).toBeGreaterThan(2)

    const ran = await migrate(db, schema)
    expect(ran).toEqual(expect.arrayContaining(routines.map(({ name }) => name)))
    expect(await migrate(db, schema)).toEqual([])
    expect(await figuresOf(db)).toEqual(before)
    expect(await brokenFor(version, db)).toEqual(BROKEN[version] ?? { lost: [], demanded: [] })
    if (asBefore) {
      await expectIdsInRows(db, asBefore)
      await sayAsBefore(db)
      await orderAsBefore(db)
    }

    const site = await createTestAppOn(db)
    const client = site.client()
    const { data, error } = await client.auth.signInWithPassword({
      email: 'marta@demo.lendaround.example',
      password: DEMO_PASSWORD,
    })
    expect(error).toBeNull()
    const rentals = await client.from('bookings').select('id', { count: 'exact', head: true })
    expect(rentals.error).toBeNull()
    expect(rentals.count).toBeGreaterThan(0)
    expect(data.user?.id).toBeDefined()
    const found = await site.client().rpc('search_items', { q: 'drill', locale: 'en' })
    expect((found.data as { total: number }).total).toBeGreaterThan(0)
    await site.close()
  })
})

/** What processes of a release miss or do not know. The first release kept no list; what it needed is said below. */
async function brokenFor(version: string, db: Database): Promise<BrokenOffers> {
  const file = join(RELEASES, version, 'offers.txt.gz')
  if (!existsSync(file)) return { lost: [], demanded: [] }
  return brokenOffers(gunzipSync(readFileSync(file)).toString().split('\n'), await listOffers(db.pool))
}

/** Ids of providers and banks as 1.0.0 wrote them: several in one column, or with a prefix. */
async function writeIdsAsBefore(db: Database): Promise<Record<'filed' | 'sent' | 'paid', string>> {
  const idOf = async (text: string) => (await db.pool.query<{ id: string }>(text)).rows[0]!.id
  return {
    filed: await idOf(
      `update public.payouts set provider_payout_id = 'LND-2026-11-20-5001/' || number
       where id = (select id from public.payouts where provider_payout_id is not null order by number limit 1) returning id`,
    ),
    sent: await idOf(
      `update public.payouts set provider_payout_id = 'tr_b,po_a'
       where id = (select id from public.payouts where provider_payout_id not like 'LND-%' limit 1) returning id`,
    ),
    paid: await idOf(
      `update public.payments set provider_payment_id = 'pi_b,pi_a'
       where id = (select id from public.payments where status = 'voided' limit 1) returning id`,
    ),
  }
}

async function expectIdsInRows(
  db: Database,
  { filed, sent, paid }: Awaited<ReturnType<typeof writeIdsAsBefore>>,
): Promise<void> {
  const ask = async (text: string, id: string) => (await db.pool.query(text, [id])).rows
  expect(await ask('select bank_file, provider_payout_id from public.payouts where id = $1', filed)).toEqual([
    {
      bank_file: 'LND-2026-11-20-5001',
      provider_payout_id: expect.stringMatching(/^LND-2026-11-20-5001\/\d+$/),
    },
  ])
  const ordered =
    'update public.payouts set order_ids = order_ids where id = $1 returning order_ids, provider_payout_id'
  expect(await ask(ordered, sent)).toEqual([{ order_ids: ['tr_b', 'po_a'], provider_payout_id: 'tr_b,po_a' }])
  const intents = 'select id, position from public.payment_intents where payment_id = $1 order by position'
  expect(await ask(intents, paid)).toEqual([
    { id: 'pi_b', position: 1 },
    { id: 'pi_a', position: 2 },
  ])
}

/** Statements of the processes of 1.0.0, which may go on beside the new ones: they know none of its columns. */
async function sayAsBefore(db: Database): Promise<void> {
  const ask = async (text: string, values: unknown[] = []) => (await db.pool.query(text, values)).rows
  const [payout] = await ask(
    'select id, user_id from public.payouts where provider_payout_id is null limit 1',
  )
  const order = 'update public.payouts set provider_payout_id = $2 where id = $1 returning bank_file'
  expect(await ask(order, [payout.id, 'LND-2026-11-21-7/7'])).toEqual([{ bank_file: 'LND-2026-11-21-7' }])
  const [ordered] = await ask(
    'select id from public.payouts where order_ids is null and bank_file is null limit 1',
  )
  const by = 'update public.payouts set provider_payout_id = $2 where id = $1 returning order_ids'
  expect(await ask(by, [ordered.id, 'tr_1,po_1'])).toEqual([{ order_ids: ['tr_1', 'po_1'] }])
}

/** As the processes of 1.0.0 place an order and book it: they know no terms, and their people get those in force. */
async function orderAsBefore(db: Database): Promise<void> {
  const ask = async (text: string, values: unknown[] = []) => (await db.pool.query(text, values)).rows
  const [like] = await ask(
    `select id, order_line_id from public.bookings where cancellation_policy = 'moderate' limit 1`,
  )
  const [order] = await ask(
    'insert into public.orders (user_id, total_cents) select renter_id, due_cents from public.bookings where id = $1 returning id',
    [like.id],
  )
  const [line] = await ask(
    `insert into public.order_lines (order_id, position, item_id, start_date, end_date, time_zone, quantity, rental_type,
       duration_units, unit_price_cents, rental_cents, delivery_cents, deposit_cents, delivery_method, delivery_address, hub_id,
       cancellation_policy)
     select $2, 1, item_id, start_date + interval '3 years', end_date + interval '3 years', time_zone, quantity, rental_type,
       duration_units, unit_price_cents, rental_cents, delivery_cents, deposit_cents, delivery_method, delivery_address, hub_id,
       cancellation_policy
     from public.order_lines where id = $1 returning id, terms`,
    [like.order_line_id, order.id],
  )
  expect(line.terms).toEqual(currentTerms('moderate'))
  await ask(`update public.order_lines set terms = terms || '{"claimHours": 24}' where id = $1`, [line.id])
  const booked = await ask(
    `insert into public.bookings (order_line_id, order_id, item_id, renter_id, owner_id, status, start_date, end_date, time_zone,
       rental_type, quantity, rental_cents, delivery_cents, deposit_cents, delivery_method, delivery_address, hub_id,
       cancellation_policy)
     select $2, $3, item_id, renter_id, owner_id, 'confirmed', start_date + interval '3 years', end_date + interval '3 years',
       time_zone, rental_type, quantity, rental_cents, delivery_cents, deposit_cents, delivery_method, delivery_address, hub_id,
       cancellation_policy
     from public.bookings where id = $1 returning terms`,
    [like.id, line.id, order.id],
  )
  expect(booked).toEqual([{ terms: { ...currentTerms('moderate'), claimHours: 24 } }])
}

/** What must be the same afterwards; the ledger's sum is zero. */
async function figuresOf(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<Record<string, string>>(
    `select (select count(*) from public.bookings) as bookings, (select count(*) from public.orders) as orders,
       (select count(*) from auth.users) as people, (select count(*) from public.items) as items,
       (select count(*) from public.ledger_entries) as entries,
       (select coalesce(sum(amount_cents), 0) from public.ledger_entries) as ledger,
       (select coalesce(sum(captured_cents), 0) from public.payments) as captured,
       (select count(*) from payments_test.payments) as played,
       (select count(payout_id) from public.ledger_transfers) as "ofPayouts",
       (select count(*) from public.reviews) as reviews, (select count(*) from public.messages) as messages`,
  )
  const { rows: cases } = await db.pool.query<{ reports: string }>(await casesOf(db))
  Object.assign(rows[0]!, cases[0])
  const figures = Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]))
  expect(figures.ledger).toBe(0)
  return figures
}

/** Reports had three tables before they were cases. */
async function casesOf(db: Database): Promise<string> {
  const { rows } = await db.pool.query(`select to_regclass('public.cases') is not null as are_cases`)
  if (rows[0]!.are_cases)
    return `select count(*) as reports from public.cases where subject in ('item', 'person', 'review')`
  return `select (select count(*) from public.reports) + (select count(*) from public.person_reports)
    + (select count(*) from public.review_reports) as reports`
}
