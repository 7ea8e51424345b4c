import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readManifest, restoreBackup } from '#backend/backup/restore-backup.ts'
import { migrate } from '#backend/db/migrate.ts'
import { createLog } from '#backend/log.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { readConfig } from '#server/config.ts'
import { productSchema } from '#server/product-schema.ts'
import { openBareSite } from './open-bare-site.ts'

/** Puts the backup in `folder` into the empty database and the empty store that `env` names, and says what it did. */
export async function putBack(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const backup = await readManifest(folder)
  // Its rows need their tables, whatever the settings of the new site say.
  const playMoney = backup.tables.some(({ name }) => name.startsWith('payments_test.'))
  const hasOwnSecrets = takeSecrets(folder, env)
  const site = await openBareSite(readConfig(env))
  await migrate(site.db, productSchema({ playMoney }))
  await openTaskQueue(site.db, createLog('warn'))
  const { tables, objects, takenAt } = await restoreBackup(site, folder)
  await site.db.close()
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`The site of ${takenAt}: ${rows} rows, ${objects.files} files, each compared with the backup.`)
  if (hasOwnSecrets)
    console.log('The secrets of the data folder were kept; those of the backup were not taken.')
}

/** Copies the secrets before the settings are read, which would make new ones; answers whether others are there. */
function takeSecrets(from: string, env: NodeJS.ProcessEnv): boolean {
  const dataDir = resolve(env.DATA_DIR || 'data')
  const [source, target] = [join(from, 'secrets.json'), join(dataDir, 'secrets.json')]
  if (!existsSync(source)) return false
  if (existsSync(target)) return !readFileSync(source).equals(readFileSync(target))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  copyFileSync(source, target)
  return false
}
