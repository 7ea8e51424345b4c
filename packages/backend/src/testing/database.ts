import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { connectPostgres } from '../db/connect-postgres.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/open-embedded.ts'
import { type Origin, openReusable, openReusableEmbedded, takeSpare } from './reusable-database.ts'

export interface TestDatabaseOptions {
  connections?: number
  /** False where it must not be one that another test has left, emptied: for tests that see more than rows. */
  reused?: boolean
  /** Time limit of a statement; as in production unless a test has many wait for one another. */
  statementMs?: number
}

interface OnPostgres {
  postgresUrl: string
  database: string
}

const CONNECTIONS = 10
/** For a machine that stalls: few tests are about how long requests wait for a connection. */
const PATIENCE_MS = 60_000

/**
 * A fresh, migrated database: a clone on the real PostgreSQL of this test run, or an embedded one with
 * TEST_DATABASE=pglite; or one that holds as much, left by another test. Closing it leaves it empty to the next test, or
 * drops it where its schema is another one by then.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const template = inject('databaseTemplate')
  const { connections = CONNECTIONS, reused = true, statementMs } = options
  if ('folder' in template)
    return reused ? (takeSpare() ?? openCopy(template.folder)) : openFolder(template.folder)
  return reused && connections === CONNECTIONS && statementMs === undefined
    ? (takeSpare() ?? openReusable(await originOf(template)))
    : cloneDatabase(template, options)
}

async function originOf(template: OnPostgres): Promise<Origin> {
  const name = await clone(template)
  return {
    url: `${template.postgresUrl}/${name}`,
    connections: CONNECTIONS,
    patienceMs: PATIENCE_MS,
    drop: () => drop(template, name),
  }
}

/** A database without any table of ours, of the kind of this test run. Closing it drops it. */
export async function createEmptyDatabase(): Promise<Database> {
  const template = inject('databaseTemplate')
  if (!('folder' in template))
    return cloneDatabase({ ...template, database: 'template0' }, { statementMs: 0 })
  const folder = join(template.folder, `empty-${randomUUID()}`)
  const db = await openEmbedded(folder)
  return {
    ...db,
    async close() {
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function cloneDatabase(
  template: OnPostgres,
  { connections = CONNECTIONS, statementMs }: TestDatabaseOptions,
): Promise<Database> {
  const name = await clone(template)
  const db = connectPostgres(`${template.postgresUrl}/${name}`, {
    connections,
    patienceMs: PATIENCE_MS,
    ...(statementMs !== undefined && { statementMs }),
  })
  return {
    ...db,
    async close() {
      await db.close()
      await drop(template, name)
    },
  }
}

async function clone({ postgresUrl, database }: OnPostgres): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(postgresUrl, `create database ${name} template ${database} strategy file_copy`)
  return name
}

const drop = ({ postgresUrl }: OnPostgres, name: string) =>
  administer(postgresUrl, `drop database if exists ${name} with (force)`)

function copyOf(template: string): string {
  const folder = join(template, `copy-${randomUUID()}`)
  cpSync(join(template, 'postgres'), join(folder, 'postgres'), { recursive: true })
  return folder
}

function openCopy(template: string): Promise<Database> {
  const folder = copyOf(template)
  return openReusableEmbedded(join(folder, 'postgres'), () =>
    rmSync(folder, { recursive: true, force: true }),
  )
}

async function openFolder(template: string): Promise<Database> {
  const folder = copyOf(template)
  const db = await openEmbedded(folder)
  return {
    ...db,
    async close() {
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
