import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { StartError } from '#backend/start/start-error.ts'
import type { ObjectStore } from '#backend/storage/object-store.ts'
import { type BackupManifest, backupManifest, OBJECTS_FILE, tableFile } from './backup-manifest.ts'
import { type BackedUpTable, listTables } from './list-tables.ts'
import { readRows } from './read-rows.ts'
import { RowDigest } from './row-digest.ts'
import type { Site } from './write-backup.ts'

/** Rows that are written at a time. */
const BATCH = 500

/**
 * Puts a backup into a site that is migrated and still empty, of either kind of database and object store. The files
 * come first and may be resumed, for what a key holds never changes; then all rows in one transaction, which is
 * committed only when every table holds exactly the rows of the backup. So a site that holds them was restored before,
 * and is left alone. Refused where other people or files are there already, where the schema is another version's, and where a file of the backup is damaged.
 */
export async function restoreBackup({ db, objects }: Site, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  const client = await db.pool.connect()
  try {
    await refuseOtherVersion(client, manifest)
    if (await isFilled(client)) {
      await refuseOtherRows(client, manifest)
      return manifest
    }
    for (const { name, sha256 } of manifest.tables) await verifyFile(join(folder, tableFile(name)), sha256)
    await restoreObjects(objects, folder)
    await client.query('begin')
    await restoreRows(client, folder, manifest)
    await client.query('commit')
    return manifest
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** What a backup says about itself; refused where it was never finished. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new StartError(`${folder} holds no whole backup: it has no manifest.json, which is written last.`)
  })
  const manifest = backupManifest.safeParse(JSON.parse(text))
  if (!manifest.success)
    throw new StartError(`${folder} was written by another version: its manifest has another form.`)
  return manifest.data
}

async function refuseOtherVersion(client: pg.ClientBase, { migrations }: BackupManifest): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from lendaround.migrations order by name',
  )
  const here = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  if (
    migrations.length === here.size &&
    migrations.every(({ name, checksum }) => here.get(name) === checksum)
  )
    return
  throw new StartError(
    'The backup is of another version: restore it with the version that wrote it, and update the site after that.',
  )
}

async function isFilled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select from auth.users union all select from storage.objects limit 1')
  return rows.length > 0
}

async function refuseOtherRows(client: pg.ClientBase, manifest: BackupManifest): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  const other = await firstOther(client, manifest)
  if (other) throw new StartError('The target is not empty: restore into a new database or another DATA_DIR.')
  await client.query('commit')
}

async function verifyFile(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk)
  } catch {
    throw new StartError(`${file} is missing from the backup.`)
  }
  if (hash.digest('hex') !== sha256) throw new StartError(`${file} is damaged: it is not what was written.`)
}

async function restoreObjects(objects: ObjectStore, folder: string): Promise<void> {
  for await (const lines of readLines(join(folder, OBJECTS_FILE), 1)) {
    const { key, sha256 } = JSON.parse(lines[0]!) as { key: string; sha256: string }
    await verifyFile(join(folder, key), sha256)
    await objects.put(key, createReadStream(join(folder, key)))
  }
}

async function restoreRows(client: pg.ClientBase, folder: string, { tables, sequences }: BackupManifest) {
  const here = await listTables(client)
  const missing = tables.filter(({ name }) => !here.some((table) => table.name === name))
  if (missing.length > 0) throw new StartError(`The target has no table ${missing[0]!.name}.`)
  const putBack = await setRulesAside(client, here)
  await client.query(`truncate ${here.map(({ name }) => name).join(', ')}`)
  for (const { name } of tables) await fillTable(client, here.find((table) => table.name === name)!, folder)
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
  const other = await firstOther(client, { tables })
  if (other) throw new Error(other)
  await putBack()
  // Without statistics the planner takes every table for a small one, and a search may take seconds.
  for (const { name } of here) await client.query(`analyze ${name}`)
}

/** What is wrong with the first table that does not hold exactly the rows of the backup. */
async function firstOther(client: pg.ClientBase, { tables }: Pick<BackupManifest, 'tables'>) {
  for (const { name, rows, digest } of tables) {
    const found = await digestOf(client, name)
    if (found.rows !== rows || found.value !== digest)
      return `${name} holds ${found.rows} rows that are not the ${rows} of the backup`
  }
  return
}

/**
 * Drops foreign keys and switches off triggers, and answers what puts them back: rows come table by table, in no order
 * that fits them, and nothing that they once caused is to happen again. Both may be done by the tables' owner.
 */
async function setRulesAside(client: pg.ClientBase, tables: BackedUpTable[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
       pg_catalog.pg_get_constraintdef(k.oid) as definition
     from pg_catalog.pg_constraint k
     join pg_catalog.pg_class c on c.oid = k.conrelid
     join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and not c.relispartition
       and format('%I.%I', n.nspname, c.relname) = any ($1)`,
    [tables.map(({ name }) => name)],
  )
  const alter = (table: string, what: string) => client.query(`alter table ${table} ${what}`)
  for (const { table, name } of rows) await alter(table, `drop constraint ${name}`)
  for (const { name } of tables) await alter(name, 'disable trigger user')
  return async () => {
    for (const { name } of tables) await alter(name, 'enable trigger user')
    for (const { table, name, definition } of rows) await alter(table, `add constraint ${name} ${definition}`)
  }
}

async function fillTable(
  client: pg.ClientBase,
  { name, columns }: BackedUpTable,
  folder: string,
): Promise<void> {
  const list = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')
  for await (const lines of readLines(join(folder, tableFile(name)), BATCH)) {
    await client.query(
      `insert into ${name} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${lines.join(',')}]`],
    )
  }
}

async function digestOf(client: pg.ClientBase, name: string): Promise<RowDigest> {
  const digest = new RowDigest()
  for await (const batch of readRows(client, name)) for (const line of batch) digest.add(line)
  return digest
}

async function* readLines(file: string, most: number): AsyncGenerator<string[]> {
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    lines.push(line)
    if (lines.length < most) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}
