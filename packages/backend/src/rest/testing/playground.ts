import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PostgrestClient } from '@supabase/postgrest-js'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'

const SCHEMA = readFileSync(join(import.meta.dirname, 'playground.sql'), 'utf8')

export interface Playground extends TestApp {
  /** The official client of the playground's schema, anonymous or with a token. */
  as(token?: string, headers?: Record<string, string>): ReturnType<typeof clientOf>
  /** A request as it goes over the wire, to `/rest/v1` and what follows. */
  send(path: string, init?: RequestInit): Promise<Response>
}

/** The app with a schema of its own served first, and everything switched on that a client may ask for. */
export async function createPlayground(env: Record<string, string> = {}): Promise<Playground> {
  const testApp = await createTestApp({
    REST_SCHEMAS: 'playground,public',
    REST_AGGREGATES: 'true',
    REST_PLAN: 'true',
    REST_TX_OVERRIDE: 'true',
    REST_REGEX: 'true',
    ...env,
  })
  await testApp.db.pool.query(SCHEMA)
  const send = async (path: string, init?: RequestInit) =>
    testApp.app.fetch(new Request(`${TEST_ORIGIN}/rest/v1${path}`, init))
  return {
    ...testApp,
    send,
    as: (token, headers = {}) =>
      clientOf(testApp, { ...headers, ...(token && { Authorization: `Bearer ${token}` }) }),
  }
}

function clientOf({ app }: TestApp, headers: Record<string, string>) {
  return new PostgrestClient(`${TEST_ORIGIN}/rest/v1`, {
    schema: 'playground',
    headers,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  })
}
