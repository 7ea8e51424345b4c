import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Database } from '#backend/db/database.ts'
import { StartError } from '#backend/start/start-error.ts'
import type { ObjectStore } from '#backend/storage/object-store.ts'
import { type BackupManifest, OBJECTS_FILE, tableFile } from './backup-manifest.ts'
import { listSequences, listTables } from './list-tables.ts'
import { readRows } from './read-rows.ts'
import { RowDigest } from './row-digest.ts'

/** What a site consists of, apart from its code and its settings. */
export interface Site {
  db: Database
  objects: ObjectStore
}

/**
 * Writes all rows and all files of a site into `folder`, which has to be empty or new. The rows are one snapshot, also
 * while the site goes on; files are never changed, and those that the site removes meanwhile are counted as gone. With
 * `resume` the folder may hold what was written before the process was cut off: its files are not copied again.
 */
export async function writeBackup(
  { db, objects }: Site,
  folder: string,
  { secrets, now = new Date(), resume = false }: { secrets?: string; now?: Date; resume?: boolean } = {},
): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true })
  if (!resume && (await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty: name another folder.`)
  const client = await db.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query<BackupManifest['migrations'][number]>(
      'select name, checksum from lendaround.migrations order by name',
    )
    const tables = []
    for (const { name } of await listTables(client)) tables.push(await writeTable(client, name, folder))
    const sequences = await listSequences(client)
    const keys = await storedKeys(client)
    await client.query('commit')
    const manifest: BackupManifest = {
      format: 1,
      takenAt: now.toISOString(),
      migrations,
      tables,
      sequences,
      objects: await copyObjects(objects, keys, folder),
      secrets: secrets !== undefined,
    }
    if (secrets) await writeFile(join(folder, 'secrets.json'), secrets, { mode: 0o600 })
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    await recordBackup(client, now)
    return manifest
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** A copy that only reads can be backed up as well, and cannot note it. */
async function recordBackup(client: pg.ClientBase, takenAt: Date): Promise<void> {
  const { rows } = await client.query<{ is_copy: boolean }>('select pg_is_in_recovery() as is_copy')
  if (rows[0]?.is_copy) return
  await client.query('insert into lendaround.backups (taken_at) values ($1)', [takenAt])
}

async function writeTable(client: pg.ClientBase, name: string, folder: string) {
  const digest = new RowDigest()
  async function* lines() {
    for await (const batch of readRows(client, name)) {
      for (const line of batch) digest.add(line)
      yield `${batch.join('\n')}\n`
    }
  }
  const sha256 = await writeZipped(join(folder, tableFile(name)), lines())
  return { name, rows: digest.rows, digest: digest.value, sha256 }
}

/** The keys of the bytes that rows of the snapshot name; pictures made from them can be made again. */
async function storedKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select 'objects/' || left(version, 2) || '/' || version as key from storage.objects
     where version is not null order by version`,
  )
  return rows.map(({ key }) => key)
}

async function copyObjects(objects: ObjectStore, keys: string[], folder: string) {
  const counted = { files: 0, bytes: 0, gone: 0 }
  async function* lines() {
    for (const key of keys) {
      const file = join(folder, key)
      const content = existsSync(file) ? createReadStream(file) : await objects.get(key)
      if (!content) {
        counted.gone += 1
        continue
      }
      const copy = await writeCopy(file, content)
      counted.files += 1
      counted.bytes += copy.size
      yield `${JSON.stringify({ key, ...copy })}\n`
    }
  }
  await writeZipped(join(folder, OBJECTS_FILE), lines())
  return counted
}

/** A file by its final name is whole, however the process that wrote it ended. */
async function writeCopy(file: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let size = 0
  async function* counted() {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk)
      size += chunk.byteLength
      yield chunk
    }
  }
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.part`
  await pipeline(Readable.from(counted()), createWriteStream(part, { mode: 0o600 }))
  await rename(part, file)
  return { size, sha256: hash.digest('hex') }
}

/** Writes text compressed and answers the SHA-256 of the file. */
async function writeZipped(file: string, text: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256')
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await mkdir(dirname(file), { recursive: true })
  await pipeline(
    Readable.from(text),
    createGzip({ level: 6 }),
    hashed,
    createWriteStream(file, { mode: 0o600 }),
  )
  return hash.digest('hex')
}
