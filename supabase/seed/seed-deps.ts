import type { Database } from '#backend/db/database.ts'
import type { Log } from '#backend/log.ts'
import type { ObjectStore } from '#backend/storage/object-store.ts'
import type { DemoCountry } from '#contract/demo.ts'

/** The parts of the server that seeding uses. */
export interface SeedDeps {
  db: Database
  objects: ObjectStore
  log: Log
  now(): Date
  /** Where the world is at first; in all four countries of its own without one. */
  country?: DemoCountry | undefined
}
