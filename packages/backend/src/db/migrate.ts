import type pg from 'pg'
import { StartError } from '../start/start-error.ts'
import { assertOwnSessions } from './assert-own-sessions.ts'
import type { Database } from './database.ts'
import { givingWay } from './lock-patience.ts'
import { oneProcessAtATime } from './one-process-at-a-time.ts'
import { refuseForeignSchema } from './refuse-foreign-schema.ts'
import { assertRights, FORGET_RIGHTS, recordRights } from './rights.ts'
import type { Schema, SchemaFile } from './schema-files.ts'

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Brings the database up to date and answers the names of the files that ran. First the migrations that are pending,
 * each in a transaction of its own: what a hosted project brings by itself, then the product's tables. Then, in one
 * transaction, the routines that changed, or all of them after a migration, which may have dropped what they are
 * about. A failure names the file and leaves it undone. Processes of the version before go on meanwhile: a file gives way to
 * transactions that hold its tables for long.
 */
export async function migrate(db: Database, { migrations, routines }: Schema): Promise<string[]> {
  await assertOwnSessions(db)
  return oneProcessAtATime(db, async (client) => {
    await createRecords(client)
    await assertRights(client)
    const applied = await readRecords(client, 'migrations')
    refuseForeignSchema(applied, migrations, db.embedded)
    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const file of pending) await givingWay(client, () => run(client, 'migrations', file))

    // A newer version has been here: its routines fit its tables, ours may not.
    const known = new Set(migrations.map(({ name }) => name))
    if ([...applied.keys()].some((name) => !known.has(name))) return pending.map(({ name }) => name)
    const current = await readRecords(client, 'routines')
    const changed = routines.filter(
      ({ name, checksum }) => pending.length > 0 || current.get(name) !== checksum,
    )
    if (changed.length > 0) await givingWay(client, () => replaceRoutines(client, changed))
    await recordRights(client)
    return [...pending, ...changed].map(({ name }) => name)
  })
}

async function createRecords(client: pg.PoolClient): Promise<void> {
  await client.query(`
    create schema if not exists lendaround;
    revoke all on schema lendaround from public;
    create table if not exists lendaround.migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    create table if not exists lendaround.routines (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    create table if not exists lendaround.rights (
      kind text not null,
      name text not null,
      primary key (kind, name)
    );
  `)
}

/** The checksums of what ran, by name; a database from before there were any has none. */
async function readRecords(
  client: pg.PoolClient,
  table: 'migrations' | 'routines',
): Promise<Map<string, string | undefined>> {
  const { rows } = await client.query<{ name: string; checksum?: string }>(
    `select * from lendaround.${table}`,
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function replaceRoutines(client: pg.PoolClient, routines: SchemaFile[]): Promise<void> {
  // Bodies may name views and functions that come later.
  await client.query('set local check_function_bodies = off')
  for (const file of routines) await run(client, 'routines', file)
}

async function run(client: pg.PoolClient, table: 'migrations' | 'routines', file: SchemaFile): Promise<void> {
  await client.query(FORGET_RIGHTS)
  try {
    await client.query(file.sql)
  } catch (error) {
    const { code, message } = error as pg.DatabaseError
    if (code === INSUFFICIENT_PRIVILEGE)
      throw new StartError(`The database rejected ${file.name}: ${message}.`)
    throw new Error(`${file.name} failed: ${message}`, { cause: error })
  }
  await client.query(
    `insert into lendaround.${table} as r (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [file.name, file.checksum],
  )
}
