import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database } from './database.ts'

const PLATFORM = join(import.meta.dirname, 'platform')
const PUBLIC = join(import.meta.dirname, '../../../../supabase/migrations')

/** One number for all processes of this product, so that only one of them migrates at a time. */
const ADVISORY_LOCK = 7_236_411

export interface Migration {
  name: string
  sql: string
}

/**
 * Brings the database up to date: first what a hosted project brings by itself, then the public schema. Each file
 * runs once, in the order of names, in a transaction of its own; a failure names the file and leaves it undone.
 */
export async function migrate(db: Database, files: Migration[] = migrationFiles()): Promise<string[]> {
  const client = await db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    const done = await appliedMigrations(client)
    const pending = files.filter((file) => !done.has(file.name))
    for (const file of pending) await apply(client, file)
    return pending.map((file) => file.name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]).catch(() => {})
    client.release()
  }
}

/** All migrations of this version, in the order in which they run. */
export function migrationFiles(): Migration[] {
  return [
    ...sqlFiles(PLATFORM).map((file) => ({ ...file, name: `platform/${file.name}` })),
    ...sqlFiles(PUBLIC),
  ]
}

async function appliedMigrations(client: pg.PoolClient): Promise<Set<string>> {
  await client.query(`
    create schema if not exists lendaround;
    revoke all on schema lendaround from public;
    create table if not exists lendaround.migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    );
  `)
  const { rows } = await client.query<{ name: string }>('select name from lendaround.migrations')
  return new Set(rows.map((row) => row.name))
}

async function apply(client: pg.PoolClient, { name, sql }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into lendaround.migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

function sqlFiles(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file, sql: readFileSync(join(folder, file), 'utf8') }))
}
