import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar'
import { StartError } from '#backend/start/start-error.ts'
import { openArchiveStore } from './archive-store.ts'
import { readBackupSettings } from './backup-settings.ts'

/**
 * Unpacks an archive into the folder `into`: a file of this name, or else the archive of that name in the place where
 * the settings have the site's backups kept. Refused where neither is there.
 */
export async function unpackArchive(archive: string, into: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (existsSync(archive)) return extract({ file: archive, cwd: into, strict: true })
  const file = join(into, 'archive.tar')
  await pipeline(await fetchArchive(archive, env), createWriteStream(file, { mode: 0o600 }))
  await extract({ file, cwd: into, strict: true })
  rmSync(file)
}

async function fetchArchive(archive: string, env: NodeJS.ProcessEnv): Promise<Readable> {
  const settings = readBackupSettings(env)
  const key = basename(archive)
  const content = settings && (await (await openArchiveStore(settings)).get(key))
  if (!content) {
    const where = settings ? `nor ${key} where BACKUP_FOLDER or BACKUP_BUCKET keeps the archives` : ''
    throw new StartError(`There is no file ${archive}${where && `, ${where}`}.`)
  }
  return content instanceof Uint8Array ? Readable.from([content]) : Readable.from(content)
}
