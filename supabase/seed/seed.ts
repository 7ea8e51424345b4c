import { transactionAsOwner } from '#backend/db/transaction-as-owner.ts'
import { personId } from './demo-ids.ts'
import type { SeedDeps } from './seed-deps.ts'
import { prepareCovers } from './stages/prepare-covers.ts'
import { seedBookings } from './stages/seed-bookings.ts'
import { seedDocuments } from './stages/seed-documents.ts'
import { seedLedger } from './stages/seed-ledger.ts'
import { seedListings } from './stages/seed-listings.ts'
import { seedOpinions } from './stages/seed-opinions.ts'
import { seedPeople } from './stages/seed-people.ts'
import { seedPictures } from './stages/seed-pictures.ts'
import { seedPortraits } from './stages/seed-portraits.ts'
import { planWorld } from './world/plan-world.ts'

/** The demo world while its last pictures are being made. */
export interface Demo {
  /** When every picture is there, or the making was stopped. */
  done: Promise<void>
  /** Ends the making of pictures; the next start goes on with it. */
  stop(): Promise<void>
}

/**
 * Fills an empty database with the demo world, as of now, and resolves when every item has its first picture; further
 * pictures follow while the site is served already. Does nothing where all is there or where somebody else has signed
 * up; what a killed process left undone is done by the next.
 */
export async function seedDemo(deps: SeedDeps): Promise<Demo> {
  await seedWorld(deps)
  if (!(await isDemo(deps))) return { done: Promise.resolve(), async stop() {} }
  const started = performance.now()
  const logTime = (what: string) => deps.log.info({ ms: Math.round(performance.now() - started) }, what)
  await Promise.all([seedPortraits(deps), seedDocuments(deps), seedPictures(deps, [0])])
  logTime('Portraits and first pictures of the demo world are there')
  const stopping = new AbortController()
  const drawn = prepareCovers(deps, stopping.signal).then(() => seedPictures(deps, [1, 2], stopping.signal))
  const done = drawn.then(
    () => logTime('All pictures of the demo world are there'),
    (error) => deps.log.error({ err: error }, 'Some pictures of the demo world could not be made'),
  )
  return {
    done,
    stop() {
      stopping.abort()
      return done
    },
  }
}

/** The rows without the pictures, all in one transaction: there whole or not at all. False where nothing was done. */
export async function seedWorld({ db, log, now: clock }: Omit<SeedDeps, 'objects'>): Promise<boolean> {
  return transactionAsOwner(db, async (client) => {
    // Of two processes that start at once the second waits here, however long, and then finds everybody there.
    await client.query('set local lock_timeout = 0')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('demo world', 0))`)
    const { rows } = await client.query<{ taken: boolean }>('select exists (select from auth.users) as taken')
    if (rows[0]!.taken) return false
    const started = performance.now()
    const now = clock()
    const world = planWorld(now)
    await seedPeople(client, now)
    await seedListings(client, now)
    await seedBookings(client, world)
    await seedLedger(client)
    await seedOpinions(client, world, now)
    log.info({ ms: Math.round(performance.now() - started) }, 'The demo world is in the database')
    return true
  })
}

async function isDemo({ db }: SeedDeps): Promise<boolean> {
  const { rows } = await db.pool.query('select from auth.users where id = $1', [personId('nora')])
  return rows.length > 0
}
