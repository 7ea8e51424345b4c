import { createWriteStream } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { create } from 'tar'
import type { Database } from '#backend/db/database.ts'

/** The folder holds three databases whose catalogues are alike: far enough back, they are seen to be. */
const PARAMETERS = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_windowLog]: 26,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
}

/** Leaves no dead rows and begins a new file of the log, whose name it answers: the only one that the next start reads. */
export async function shrinkDatabase({ pool }: Database): Promise<string> {
  await pool.query('vacuum full')
  await pool.query('select pg_switch_wal()')
  await pool.query('checkpoint')
  const { rows } = await pool.query<{ log: string }>('select pg_walfile_name(pg_current_wal_lsn()) as log')
  return rows[0]!.log
}

/** Packs the files of an embedded database that is closed, without those of its log before `log`. */
export async function packDataFolder(folder: string, log: string, file: string): Promise<void> {
  const isLog = (path: string) =>
    basename(dirname(path)) === 'pg_wal' && /^[0-9A-F]{24}$/.test(basename(path))
  const filter = (path: string) => !isLog(path) || basename(path) === log
  const files = create({ cwd: folder, portable: true, filter }, ['postgres'])
  await pipeline(files, createZstdCompress({ params: PARAMETERS }), createWriteStream(file))
}
