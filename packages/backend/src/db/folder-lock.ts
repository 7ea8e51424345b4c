import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start/start-error.ts'

/**
 * Takes the exclusive lock of a data folder and returns what releases it; throws when another process holds it.
 * The operating system drops the lock with the process, so a killed process leaves nothing to clean up.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new StartError(
      `The data folder ${folder} is in use by another process. Stop that one first, ` +
        'or set DATABASE_URL to run several processes on PostgreSQL.',
    )
  }
  return () => lock.close()
}
