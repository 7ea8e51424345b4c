import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { productSchema } from '#server/product-schema.ts'
import { multiplyRows } from './multiply-rows.ts'
import { openRelease } from './open-release.ts'
import { askAsBefore, watchLocks } from './watch-upgrade.ts'

// Brings a large database of a release up to date while statements of its processes go on, and says how long that takes,
// what is locked meanwhile, and how long they wait: npm run bench:upgrade -- [--from 1.0.0] [--copies 1400].
// The demo of a release has 63 items and 700 rentals; it is copied so many times.
const { values } = parseArgs({
  options: { from: { type: 'string', default: '1.0.0' }, copies: { type: 'string', default: '1400' } },
})
/** Shorter ones are added up. */
const LONG_MS = 1_000
/** A table below that is rewritten in no time. */
const MANY_ROWS = 10_000

const server = await startPostgres({
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  maintenance_work_mem: '256MB',
})
try {
  const admin = new pg.Client(`${server.url}/postgres`)
  await admin.connect()
  await admin.query('create database market')
  await admin.end()
  await measure(`${server.url}/market`)
} finally {
  await server.stop()
}

async function measure(url: string): Promise<void> {
  const db = connectPostgres(url, { statementMs: 0 })
  await openRelease(db, values.from)
  const filling = performance.now()
  await inTransaction(db, { as: 'owner' }, (tx) => multiplyRows(tx, Number(values.copies)))
  await db.pool.query('vacuum analyze')
  await db.pool.query('checkpoint')
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`)
  console.log(`${values.from}, filled in ${seconds(performance.now() - filling)}: ${await sizes(db)}`)
  const tables = await largeTables(db)
  const locks = await watchLocks(url, tables)
  const old = askAsBefore(url)
  const began = Date.now()
  try {
    await migrate(db, productSchema({ playMoney: true }))
  } finally {
    await Promise.all([locks.stop(), old.stop()])
  }
  const ended = Date.now()
  console.log(
    `\nup to date after ${seconds(ended - began)}, load ${loadavg()[0]?.toFixed(1)}; ${await sizes(db)}`,
  )
  const steps = await stepsOf(db, began, ended)
  report(steps, locks, old.answers)
  await db.close()
}

interface Step {
  name: string
  from: number
  to: number
}

/** Each transaction of the upgrade in its order: a migration, or all routines at once. */
async function stepsOf(db: Database, began: number, ended: number): Promise<Step[]> {
  const { rows } = await db.pool.query<{ name: string; at: Date }>(
    `select name, applied_at as at from lendaround.migrations where applied_at >= $1
     union all
     select 'routines', max(applied_at) from lendaround.routines where applied_at >= $1
     order by at`,
    [new Date(began)],
  )
  return rows.map(({ name, at }, n) => ({ name, from: at.getTime(), to: rows[n + 1]?.at.getTime() ?? ended }))
}

function report(
  steps: Step[],
  { held, everyMs }: Awaited<ReturnType<typeof watchLocks>>,
  answers: ReturnType<typeof askAsBefore>['answers'],
): void {
  const long = steps.filter(({ from, to }) => to - from >= LONG_MS)
  for (const { name, from, to } of long) {
    console.log(`  ${seconds(to - from).padStart(8)}  ${name}`)
    const during = held.filter(({ at }) => at >= from && at < to)
    const kinds = Object.groupBy(during, ({ table, blocked }) => `${table}: ${blocked} waits`)
    for (const [kind, samples] of Object.entries(kinds))
      console.log(`            ${kind} ${seconds(samples!.length * everyMs)}`)
  }
  const others = steps.filter((step) => !long.includes(step))
  const sum = others.reduce((total, { from, to }) => total + to - from, 0)
  console.log(`  ${seconds(sum).padStart(8)}  ${others.length} others`)
  console.log('\nstatements of the release meanwhile')
  for (const [name, all] of Object.entries(Object.groupBy(answers, (answer) => answer.name))) {
    const longest = all!.reduce((one, other) => (other.ms > one.ms ? other : one))
    const step = steps.find(({ from, to }) => longest.began + longest.ms > from && longest.began < to)
    const failed = all!.filter(({ error }) => error)
    console.log(
      `  ${name.padEnd(28)} ${all!.length} answered, longest ${seconds(longest.ms)} (from ${step?.name ?? 'the beginning'} on)` +
        (failed.length > 0 ? `, ${failed.length} failed: ${failed[0]!.error}` : ''),
    )
  }
}

async function largeTables(db: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'storage') and c.reltuples >= $1`,
    [MANY_ROWS],
  )
  return rows.map(({ name }) => name)
}

async function sizes(db: Database): Promise<string> {
  const { rows } = await db.pool.query<Record<string, string>>(
    `select (select count(*) from public.items) || ' items' as items, (select count(*) from public.bookings) || ' bookings' as bookings,
       (select count(*) from auth.users) || ' people' as people,
       (select count(*) from public.ledger_entries) || ' entries of the ledger' as entries,
       pg_size_pretty(pg_database_size(current_database())) as size`,
  )
  return Object.values(rows[0]!).join(', ')
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
