import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectPostgres, openEmbedded } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { createLog } from '#backend/log.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { productSchema } from '#server/product-schema.ts'

/** What every test database is a copy of. */
export type DatabaseTemplate = { postgresUrl: string; database: string } | { folder: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

/** Once a test run: migrates a template on a real PostgreSQL, or an embedded one with TEST_DATABASE=pglite. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = process.env.TEST_DATABASE === 'pglite' ? await embedded() : await postgres()
  project.provide('databaseTemplate', template)
  return stop
}

async function postgres() {
  const server = await startPostgres()
  const template = { postgresUrl: server.url, database: 'lendaround_template' }
  const admin = new pg.Client(`${server.url}/postgres`)
  await admin.connect()
  await admin.query(`create database ${template.database}`)
  await admin.end()
  const db = connectPostgres(`${server.url}/${template.database}`)
  await migrate(db, productSchema())
  await openTaskQueue(db, createLog('error'))
  await db.close()
  return { template, stop: server.stop }
}

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-pglite-'))
  const db = await openEmbedded(folder)
  await migrate(db, productSchema())
  await openTaskQueue(db, createLog('error'))
  await db.close()
  return { template: { folder }, stop: async () => rmSync(folder, { recursive: true, force: true }) }
}
