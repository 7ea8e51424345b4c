import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SchemaFile {
  name: string
  sql: string
  checksum: string
}

/** The files that make a database: migrations, which run once, and routines, which are replaced when they change. */
export interface Schema {
  migrations: SchemaFile[]
  routines: SchemaFile[]
}

const PLATFORM = join(import.meta.dirname, 'platform')

/**
 * All files in the order in which they run: the backend's own, then those of the product in the folders `migrations`
 * and `routines` of `folder`, where it has any.
 */
export function readSchema(folder?: string): Schema {
  return {
    migrations: [
      ...sqlFiles(PLATFORM).map((file) => ({ ...file, name: `platform/${file.name}` })),
      ...(folder ? sqlFiles(join(folder, 'migrations')) : []),
    ],
    routines: folder ? inOrder(sqlFiles(join(folder, 'routines'))) : [],
  }
}

/** A file with its checksum, which is the same however the checkout ends its lines. */
export function schemaFile(name: string, text: string): SchemaFile {
  const sql = text.replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** Functions, then the views that call them; each after the routines that its line `-- after: a, b` names. */
export function inOrder(routines: SchemaFile[]): SchemaFile[] {
  const byKind = [...routines.filter((file) => !isView(file)), ...routines.filter(isView)]
  const placed = new Set<SchemaFile>()
  const place = (file: SchemaFile, waiting: SchemaFile[]) => {
    if (placed.has(file)) return
    if (waiting.includes(file)) throw new Error(`${file.name} is declared to come after itself`)
    for (const name of predecessors(file)) {
      const first = routines.find((other) => other.name === `${name}.sql`)
      if (!first) throw new Error(`${file.name} is declared to come after ${name}, which is not there`)
      place(first, [...waiting, file])
    }
    placed.add(file)
  }
  for (const file of byKind) place(file, [])
  return [...placed]
}

const isView = ({ sql }: SchemaFile) => /^create or replace view/m.test(sql)

const predecessors = ({ sql }: SchemaFile) => sql.match(/^-- after: (.+)$/m)?.[1]?.split(/,\s*/) ?? []

function sqlFiles(folder: string): SchemaFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => schemaFile(file, readFileSync(join(folder, file), 'utf8')))
}
