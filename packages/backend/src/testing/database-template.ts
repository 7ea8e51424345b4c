import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectPostgres } from '../db/connect-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { openEmbedded } from '../db/open-embedded.ts'
import type { Schema } from '../db/schema-files.ts'
import { createLog } from '../log.ts'
import { openTaskQueue } from '../tasks/task-queue.ts'
import { startPostgres } from './postgres-server.ts'
import { volatileFolder } from './volatile-folder.ts'

/** The source that every test database is copied from. */
export type DatabaseTemplate = { postgresUrl: string; database: string } | { folder: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

/**
 * Makes the set-up of a test project, run once: it migrates a template on a real PostgreSQL, or an embedded one with
 * TEST_DATABASE=pglite.
 */
export const setUpDatabase = (schema: Schema) =>
  async function setUp(project: TestProject): Promise<() => Promise<void>> {
    const isEmbedded = process.env.TEST_DATABASE === 'pglite'
    const { template, stop } = isEmbedded ? await embedded(schema) : await postgres(schema)
    project.provide('databaseTemplate', template)
    return stop
  }

async function postgres(schema: Schema) {
  const server = await startPostgres({}, { inMemory: true })
  const template = { postgresUrl: server.url, database: 'test_template' }
  const admin = new pg.Client(`${server.url}/postgres`)
  await admin.connect()
  await admin.query(`create database ${template.database}`)
  await admin.end()
  const db = connectPostgres(`${server.url}/${template.database}`)
  await migrate(db, schema)
  await openTaskQueue(db, createLog('error'))
  await db.close()
  return { template, stop: server.stop }
}

async function embedded(schema: Schema) {
  const folder = volatileFolder()
  const db = await openEmbedded(folder)
  await migrate(db, schema)
  await openTaskQueue(db, createLog('error'))
  await db.close()
  return { template: { folder }, stop: async () => rmSync(folder, { recursive: true, force: true }) }
}
