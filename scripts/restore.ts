import './load-env-file.ts'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readManifest, restoreBackup } from '#backend/backup/restore-backup.ts'
import { migrate } from '#backend/db/migrate.ts'
import { createLog } from '#backend/log.ts'
import { StartError } from '#backend/start/start-error.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { readConfig } from '#server/config.ts'
import { productSchema } from '#server/product-schema.ts'
import { openBareSite } from './open-bare-site.ts'

// Puts a backup into the empty database and the empty store that the settings name: npm run restore -- FOLDER
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('npm run restore -- FOLDER')
  process.exit(2)
}
try {
  await readManifest(folder)
  const hasOwnSecrets = takeSecrets(folder)
  const site = await openBareSite(readConfig())
  await migrate(site.db, productSchema())
  await openTaskQueue(site.db, createLog('warn'))
  const { tables, objects, takenAt } = await restoreBackup(site, folder)
  await site.db.close()
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`The site of ${takenAt}: ${rows} rows, ${objects.files} files, each compared with the backup.`)
  if (hasOwnSecrets)
    console.log('The secrets of the data folder were kept; those of the backup were not taken.')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const fault of error.faults) console.error(fault)
  process.exit(1)
}

/** Copies the secrets before the settings are read, which would make new ones; answers whether others are there. */
function takeSecrets(from: string): boolean {
  const dataDir = resolve(process.env.DATA_DIR || 'data')
  const [source, target] = [join(from, 'secrets.json'), join(dataDir, 'secrets.json')]
  if (!existsSync(source)) return false
  if (existsSync(target)) return true
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  copyFileSync(source, target)
  return false
}
