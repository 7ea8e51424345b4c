import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/log.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'

/** What seeding needs of the server. */
export interface SeedDeps {
  db: Database
  objects: ObjectStore
  log: Log
  now(): Date
}
