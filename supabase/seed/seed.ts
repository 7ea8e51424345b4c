import { oneProcessAtATime } from '#backend/db/one-process-at-a-time.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { unhurried } from '#backend/db/unhurried.ts'
import type { DemoCountry } from '#contract/demo.ts'
import type { Currency } from '#domain/money/currency.ts'
import { moveTo } from './countries/moved.ts'
import { putInPlace } from './countries/put-in-place.ts'
import { personId } from './demo-ids.ts'
import type { Queryable } from './fixtures/queryable.ts'
import type { SeedDeps } from './seed-deps.ts'
import { prepareCovers } from './stages/prepare-covers.ts'
import { seedBookings } from './stages/seed-bookings.ts'
import { seedClaims } from './stages/seed-claims.ts'
import { seedDeposits } from './stages/seed-deposits.ts'
import { seedDocuments } from './stages/seed-documents.ts'
import { seedEvents } from './stages/seed-events.ts'
import { seedHandoverPhotos, seedHandovers } from './stages/seed-handovers.ts'
import { seedLedger } from './stages/seed-ledger.ts'
import { seedListings } from './stages/seed-listings.ts'
import { seedMessages } from './stages/seed-messages.ts'
import { seedNotices } from './stages/seed-notices.ts'
import { seedOpinions } from './stages/seed-opinions.ts'
import { seedPayouts } from './stages/seed-payouts.ts'
import { seedPeople } from './stages/seed-people.ts'
import { seedPictures } from './stages/seed-pictures.ts'
import { seedPortraits } from './stages/seed-portraits.ts'
import { seedQueuePictures, seedQueues } from './stages/seed-queues.ts'
import { seedReports } from './stages/seed-reports.ts'
import { seedTaxData } from './stages/seed-tax-data.ts'
import { seedWishes } from './stages/seed-wishes.ts'
import { planWorld } from './world/plan-world.ts'

/** The demo while the sizes of its pictures are being prepared. */
export interface Demo {
  /** Resolves when every item's first picture exists in the sizes of the first pages, or after `stop`. */
  done: Promise<void>
  /** Stops preparing sizes; missing ones are made when they are requested. */
  stop(): Promise<void>
}

/**
 * Fills an empty database with the demo as of now, including pictures. Does nothing if the demo is complete or other
 * people have signed up; the next process finishes what a killed one left undone.
 */
export async function seedDemo(deps: SeedDeps): Promise<Demo> {
  const isNew = await unhurried(deps.db, () => seedWorld(deps))
  // The database would do so within a minute, the embedded one never; until then it plans for empty tables.
  if (isNew) await unhurried(deps.db, () => deps.db.pool.query('analyze'))
  if (!(await isDemo(deps))) return { done: Promise.resolve(), async stop() {} }
  const started = performance.now()
  const logTime = (what: string) => deps.log.info({ ms: Math.round(performance.now() - started) }, what)
  const addPictures = () => seedAllPictures(deps)
  // Of two processes that start at once the second finds nothing left to do, instead of waiting for the first one's rows.
  await (deps.db.embedded ? addPictures() : oneProcessAtATime(deps.db, addPictures))
  logTime('Portraits and pictures of the demo world are there')
  const stopping = new AbortController()
  const done = prepareCovers(deps, stopping.signal).then(
    () => logTime('The first pictures are drawn in the sizes of the first pages'),
    (error) => deps.log.error({ err: error }, 'Some sizes of the demo world’s pictures could not be drawn'),
  )
  return {
    done,
    stop() {
      stopping.abort()
      return done
    },
  }
}

/** Inserts all rows except pictures in one transaction. Returns false if nothing was to be done. */
export async function seedWorld(deps: Omit<SeedDeps, 'objects'>): Promise<boolean> {
  return inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    await takeTurn(tx)
    const { rows } = await tx.query<{ taken: boolean }>('select exists (select from auth.users) as taken')
    if (rows[0]!.taken) return false
    // Another admin's settings are not taken back, nor amounts made others.
    const { rows: own } = await tx.query('select from public.setting_changes limit 1')
    const country = own.length > 0 ? undefined : deps.country
    if (country) await putInPlace(tx, country, deps.now())
    await fillWorld(tx, deps, country)
    return true
  })
}

/** If two processes start at once, the second waits here without a timeout and then finds all rows in place. */
export async function takeTurn(tx: Queryable): Promise<void> {
  await tx.query('set local lock_timeout = 0')
  await tx.query('set local statement_timeout = 0')
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('demo world', 0))`)
}

/** Inserts the rows of the world as of now: in one country, or in all four of its own. */
export async function fillWorld(
  tx: Queryable,
  { log, now: clock }: Pick<SeedDeps, 'log' | 'now'>,
  country: DemoCountry | undefined,
): Promise<void> {
  const started = performance.now()
  const now = clock()
  const { rows } = await tx.query<{ code: Currency }>('select public.currency_of_site() as code')
  moveTo(country, rows[0]!.code)
  const world = planWorld(now)
  await seedPeople(tx, now)
  await seedListings(tx, now)
  await seedBookings(tx, world)
  await seedDeposits(tx, world.bookings, now)
  await seedLedger(tx)
  await seedClaims(tx, world)
  await seedPayouts(tx, now)
  await seedTaxData(tx, now)
  await seedHandovers(tx, world.bookings, now)
  await seedEvents(tx)
  await seedOpinions(tx, world, now)
  await seedQueues(tx, now)
  await seedNotices(tx, now)
  await seedReports(tx, now)
  await seedMessages(tx, now)
  await seedWishes(tx, now)
  log.info({ ms: Math.round(performance.now() - started) }, 'The demo world is in the database')
}

/** Adds the pictures that are missing; the next process finishes what a killed one left undone. */
export async function seedAllPictures(deps: SeedDeps): Promise<void> {
  await Promise.all([seedPortraits(deps), seedDocuments(deps), seedHandoverPhotos(deps), seedPictures(deps)])
  await seedQueuePictures(deps.db.pool)
}

/** Whether the database holds the demo. */
export async function isDemo({ db }: Pick<SeedDeps, 'db'>): Promise<boolean> {
  const { rows } = await db.pool.query('select from auth.users where id = $1', [personId('nora')])
  return rows.length > 0
}
