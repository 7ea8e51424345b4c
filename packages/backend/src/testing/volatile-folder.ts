import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's files in memory: databases are made and dropped there at a fifth of the cost. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

/** A new folder for databases that only have to last for a test run: in memory, where there is room. */
export const volatileFolder = (): string =>
  mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'lendaround-data-'))

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ROOM_BYTES
  } catch {
    return false
  }
}
