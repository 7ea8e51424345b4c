import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Hono } from 'hono'
import type { Database } from '#backend/db/database.ts'
import type { Database as Types } from '#contract/database.types.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { createProduct } from '#server/start.ts'
import { createTestDatabase } from './database.ts'

export const TEST_ORIGIN = 'http://lendaround.test'

export interface TestUser {
  id: string
  email: string
  token: string
}

export interface TestApp {
  app: Hono
  deps: Deps
  db: Database
  /** The official client, in process: anonymous, as a user (`{ as }`), or with the secret key (`{ secret: true }`). */
  client(options?: { as?: TestUser; secret?: boolean }): SupabaseClient<Types>
  /** A user made in the database, with an access token, without the way through the auth service. */
  user(profile?: { email?: string; name?: string; roles?: string[]; kyc_level?: number }): Promise<TestUser>
  /** Sets what `deps.now()` says, or moves it on by so many milliseconds. */
  setNow(time: Date | number): void
  close(): Promise<void>
}

/** The real app on a fresh database. `env` holds settings as the environment gives them. */
export async function createTestApp(
  env: Record<string, string> = {},
  { connections = 10 } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-test-'))
  // Production wants an encrypted address; the requests stay in this process either way.
  const site = env.LENDAROUND_MODE === 'production' ? TEST_ORIGIN.replace('http:', 'https:') : TEST_ORIGIN
  const config = readConfig({
    SITE_URL: site,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    ...env,
  })
  const db = await createTestDatabase({ connections })
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const { app, deps } = await createProduct(config, db, { now })

  return {
    app,
    deps,
    db,
    setNow(time) {
      offset = typeof time === 'number' ? offset + time : time.getTime() - Date.now()
    },
    client({ as, secret } = {}) {
      const key = secret ? deps.keys.secretKey : deps.keys.publishableKey
      return createClient<Types>(TEST_ORIGIN, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          fetch: async (input, init) => app.fetch(new Request(input, init)),
          ...(as && { headers: { Authorization: `Bearer ${as.token}` } }),
        },
      })
    },
    async user({ email = `${randomUUID()}@example.org`, name = 'Test Person', roles, kyc_level } = {}) {
      const { rows } = await db.pool.query<{ id: string }>(
        `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
         values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), $2, '{}') returning id`,
        [email, JSON.stringify({ name })],
      )
      const id = rows[0]!.id
      await db.pool.query(
        'update public.profiles set roles = coalesce($2, roles), kyc_level = coalesce($3, kyc_level) where id = $1',
        [id, roles ?? null, kyc_level ?? null],
      )
      const session = await db.pool.query<{ id: string }>(
        'insert into auth.sessions (user_id) values ($1) returning id',
        [id],
      )
      const seconds = Math.floor(Date.now() / 1000)
      const token = await deps.keys.sign({
        iss: `${config.siteUrl}/auth/v1`,
        sub: id,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        aal: 'aal1',
        session_id: session.rows[0]!.id,
        iat: seconds,
        // For tests that move the clock on.
        exp: seconds + 10 * 365 * 86_400,
      })
      return { id, email, token }
    },
    async close() {
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
