import type { Database } from '#backend/db/database.ts'
import type { Log } from '#backend/log.ts'
import type { ObjectStore } from '#backend/storage/object-store.ts'

/** What seeding needs of the server. */
export interface SeedDeps {
  db: Database
  objects: ObjectStore
  log: Log
  now(): Date
}
