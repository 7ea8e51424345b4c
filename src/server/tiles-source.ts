import { closeSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from '#backend/start/start-error.ts'

/** Where the archive with the streets is: a file, or a key of the bucket that keeps uploaded files, too. */
export type TilesSource = { path: string } | { key: string }

const IN_BUCKET = 'bucket:'
const KEY = /^[a-z0-9][a-z0-9-]*(?:[./][a-z0-9-]+)*$/
/** The first bytes of an archive in the third version of the format, the only one whose header states its size. */
const MAGIC = 'PMTiles\u0003'

/** Reads which PMTiles archive has the streets; undefined where the operator has none. */
export function readTilesSource(env: NodeJS.ProcessEnv): TilesSource | undefined {
  const { MAP_TILES_FILE: given, MAP_TILES_URL: url, S3_BUCKET: bucket } = env
  if (!given) return
  if (url) throw new StartError('MAP_TILES_FILE and MAP_TILES_URL exclude each other: one of them is enough.')
  if (!given.startsWith(IN_BUCKET)) {
    const path = resolve(given)
    assertArchive(path)
    return { path }
  }
  const key = given.slice(IN_BUCKET.length)
  if (!bucket) throw new StartError('MAP_TILES_FILE names a key of a bucket, but S3_BUCKET names no bucket.')
  if (!KEY.test(key)) {
    throw new StartError(
      'MAP_TILES_FILE is wrong: a key has lower-case letters, digits, hyphens, dots and slashes.',
    )
  }
  return { key }
}

function assertArchive(path: string): void {
  const start = Buffer.alloc(MAGIC.length)
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, start, 0, start.length, 0)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`MAP_TILES_FILE cannot be read (${code}): ${path}.`)
  }
  if (start.toString('latin1') !== MAGIC) {
    throw new StartError(`MAP_TILES_FILE is not a PMTiles archive of version 3: ${path}.`)
  }
}
