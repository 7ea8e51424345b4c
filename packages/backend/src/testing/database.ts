import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { connectPostgres, type Database, openEmbedded } from '../db/database.ts'

/**
 * A fresh, migrated database: a clone on the real PostgreSQL of this test run, or an embedded one with
 * TEST_DATABASE=pglite. Closing it drops it.
 */
export async function createTestDatabase({ connections = 10 } = {}): Promise<Database> {
  const template = inject('databaseTemplate')
  return 'folder' in template ? copyFolder(template.folder) : cloneDatabase(template, connections)
}

async function cloneDatabase(
  template: { postgresUrl: string; database: string },
  connections: number,
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(
    template.postgresUrl,
    `create database ${name} template ${template.database} strategy file_copy`,
  )
  const db = connectPostgres(`${template.postgresUrl}/${name}`, { connections })
  return {
    ...db,
    async close() {
      await db.close()
      await administer(template.postgresUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function copyFolder(template: string): Promise<Database> {
  const folder = join(template, `copy-${randomUUID()}`)
  cpSync(join(template, 'postgres'), join(folder, 'postgres'), { recursive: true })
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
