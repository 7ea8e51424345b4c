import type { Database } from './database.ts'
import { refuseForeignSchema } from './refuse-foreign-schema.ts'
import type { Schema } from './schema-files.ts'

/** What bringing a database up to date would do: the migrations that would run, and the routines that would be replaced. */
export interface Pending {
  migrations: string[]
  routines: string[]
}

/** Reads what `migrate` would do and changes nothing; refuses what it would refuse. */
export async function pendingOf(db: Database, { migrations, routines }: Schema): Promise<Pending> {
  const applied = await recordsOf(db, 'migrations')
  refuseForeignSchema(applied, migrations, db.embedded)
  const replaced = await recordsOf(db, 'routines')
  const pending = migrations.filter(({ name }) => !applied.has(name))
  const known = new Set(migrations.map(({ name }) => name))
  const isNewer = [...applied.keys()].some((name) => !known.has(name))
  const changed = isNewer
    ? []
    : routines.filter(({ name, checksum }) => pending.length > 0 || replaced.get(name) !== checksum)
  return { migrations: pending.map(({ name }) => name), routines: changed.map(({ name }) => name) }
}

async function recordsOf(
  db: Database,
  table: 'migrations' | 'routines',
): Promise<Map<string, string | undefined>> {
  const { rows: made } = await db.pool.query<{ there: boolean }>(
    `select to_regclass($1) is not null as there`,
    [`lendaround.${table}`],
  )
  if (!made[0]!.there) return new Map()
  const { rows } = await db.pool.query<{ name: string; checksum?: string }>(
    `select * from lendaround.${table}`,
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}
