import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectPostgres } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export const TEMPLATE = 'lendaround_template'

/** Starts PostgreSQL once for a test run and migrates the template that every test database is cloned from. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE === 'pglite') {
    project.provide('postgresUrl', '')
    return
  }
  const server = await startPostgres()
  const admin = new pg.Client(`${server.url}/postgres`)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const db = connectPostgres(`${server.url}/${TEMPLATE}`)
  await migrate(db)
  await db.close()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
