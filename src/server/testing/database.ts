import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectPostgres, type Database, openEmbedded } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { TEMPLATE } from './postgres.setup.ts'

/**
 * A fresh, migrated database: a clone on the real PostgreSQL of this test run, or an embedded one with
 * TEST_DATABASE=pglite. Closing it drops it.
 */
export async function createTestDatabase({ connections = 10 } = {}): Promise<Database> {
  const url = inject('postgresUrl')
  return url ? clone(url, connections) : embedded()
}

async function clone(url: string, connections: number): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${TEMPLATE}`)
  const db = connectPostgres(`${url}/${name}`, connections)
  return {
    ...db,
    async close() {
      await db.close()
      await administer(url, `drop database if exists ${name} with (force)`)
    },
  }
}

async function embedded(): Promise<Database> {
  const db = await openEmbedded()
  await migrate(db)
  return db
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
