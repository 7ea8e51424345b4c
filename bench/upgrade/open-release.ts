import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifest, restoreBackup } from '#backend/backup/restore-backup.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { createLog } from '#backend/log.ts'
import { folderStore } from '#backend/storage/folder-store.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { productSchema } from '#server/product-schema.ts'

const RELEASES = join(import.meta.dirname, '../../supabase/releases')
const PLAY_MONEY = 'play-money/tables.sql'

/** Brings an empty database to the tables of a release and puts the release's demo into it. */
export async function openRelease(db: Database, version: string): Promise<void> {
  const folder = join(RELEASES, version)
  const { migrations } = await readManifest(folder)
  const names = new Set(migrations.map(({ name }) => name))
  const schema = productSchema({ playMoney: true })
  await migrate(db, {
    migrations: schema.migrations.filter(({ name }) => names.has(name)),
    // From 1.1 on the tables of play money are no migration.
    routines: version === '1.0.0' ? [] : schema.routines.filter(({ name }) => name === PLAY_MONEY),
  })
  await openTaskQueue(db, createLog('silent'))
  const objects = mkdtempSync(join(tmpdir(), 'lendaround-objects-'))
  await restoreBackup({ db, objects: folderStore(objects) }, folder)
  rmSync(objects, { recursive: true })
}
