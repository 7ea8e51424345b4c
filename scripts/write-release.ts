import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { listOffers } from '#backend/db/list-offers.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { createLog } from '#backend/log.ts'
import { folderStore } from '#backend/storage/folder-store.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { seedWorld } from '#seed/seed.ts'
import { productSchema } from '#server/product-schema.ts'
import packageFile from '../package.json' with { type: 'json' }
import backendPackage from '../packages/backend/package.json' with { type: 'json' }
import { packDataFolder, shrinkDatabase } from './pack-data-folder.ts'

// node scripts/write-release.ts: keeps the demo of this version in supabase/releases/<version>, as a backup without its
// pictures. Every later version has to bring it up to date (src/server/releases.test.ts), and its migrations, which the
// manifest names with their checksums, are never changed again. `offers.txt.gz` is what its processes rely on in the schema.
// Of each version of the embedded engine the files themselves are kept once, too (src/server/release-folders.test.ts).
const folder = join(import.meta.dirname, '../supabase/releases', packageFile.version)
const work = mkdtempSync(join(tmpdir(), 'lendaround-release-'))
const quiet = createLog('warn')
const db = await openEmbedded(join(work, 'database'))
try {
  await migrate(db, productSchema({ playMoney: true }))
  await openTaskQueue(db, quiet)
  await seedWorld({ db, log: quiet, now: () => new Date() })
  const { tables } = await writeBackup({ db, objects: folderStore(join(work, 'objects')) }, folder)
  writeFileSync(join(folder, 'offers.txt.gz'), gzipSync((await listOffers(db.pool)).join('\n')))
  console.log(`${folder}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  const log = await shrinkDatabase(db)
  await db.close()
  const files = `data-folder.pglite-${backendPackage.dependencies['@electric-sql/pglite']}.tar.zst`
  if (globSync(`*/${files}`, { cwd: join(folder, '..') }).length === 0)
    await packDataFolder(join(work, 'database'), log, join(folder, files))
} finally {
  rmSync(work, { recursive: true, force: true })
}
