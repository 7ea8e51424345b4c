import type { Site } from '#backend/backup/write-backup.ts'
import { createLog } from '#backend/log.ts'
import { openObjectStore } from '#backend/storage/open-object-store.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/start.ts'

/** The database and the files that the settings name, as they are, without the site on them. */
export async function openBareSite(config: Config): Promise<Site> {
  // A table of millions takes longer than any statement of the site may.
  const databaseOptions = { ...config.databaseOptions, statementMs: 0 }
  const databaseUrl = databaseOptions.directUrl ?? config.databaseUrl
  const db = await openDatabase(
    { ...config, ...(databaseUrl && { databaseUrl }), databaseOptions },
    createLog('warn'),
  )
  return { db, objects: await openObjectStore(config.dataDir, config.s3) }
}
