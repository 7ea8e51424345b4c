import type { Database } from '#server/db/database.ts'
import { transactionAsOwner } from '#server/db/transaction-as-owner.ts'
import type { Log } from '#server/log.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { seedBookings } from './stages/seed-bookings.ts'
import { seedListings } from './stages/seed-listings.ts'
import { seedOpinions } from './stages/seed-opinions.ts'
import { seedPeople } from './stages/seed-people.ts'
import { planWorld } from './world/plan-world.ts'

export interface SeedDeps {
  db: Database
  objects: ObjectStore
  log: Log
  now(): Date
}

/**
 * Fills an empty database with the demo world, as of now. Does nothing where that was done already or where somebody
 * has signed up; what a killed process left half-done is done by the next.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  await seedWorld(deps)
}

/** The rows without the pictures, all in one transaction: there whole or not at all. */
export async function seedWorld({ db, log, now: clock }: Omit<SeedDeps, 'objects'>): Promise<boolean> {
  return transactionAsOwner(db, async (client) => {
    // Of two processes that start at once the second waits here and then finds everybody there.
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
    await seedOpinions(client, world, now)
    log.info({ ms: Math.round(performance.now() - started) }, 'The demo world is in the database')
    return true
  })
}
