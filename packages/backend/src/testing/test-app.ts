import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Hono } from 'hono'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../db/database.ts'
import type { AppDeps } from '../register.ts'

export const TEST_ORIGIN = 'http://lendaround.test'

export interface TestUser {
  id: string
  email: string
  token: string
}

// biome-ignore lint/suspicious/noExplicitAny: an application names its tables
export interface TestApp<Tables = any> {
  app: Hono
  deps: AppDeps
  upgrade: Backend['upgrade']
  hangUp: Backend['hangUp']
  runDue: Backend['runDue']
  db: Database
  /** The official client, in process: anonymous, as a user (`{ as }`), or with the secret key (`{ secret: true }`). */
  client(options?: { as?: TestUser; secret?: boolean }): SupabaseClient<Tables>
  /** A user made in the database, with an access token, without the way through the auth service. */
  user(person?: { email?: string; name?: string }): Promise<TestUser>
  /** Sets what `deps.now()` says, or moves it on by so many milliseconds. */
  setNow(time: Date | number): void
  close(): Promise<void>
}

/** A clock that goes as fast as the real one and can be set. */
export function createTestClock() {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    setNow(time: Date | number) {
      offset = typeof time === 'number' ? offset + time : time.getTime() - Date.now()
    },
  }
}

/** A backend with the helpers that tests use; its `folder` is deleted when it closes. */
export function testApp<Tables>(
  { app, deps, upgrade, hangUp, runDue }: Backend,
  { setNow }: Pick<TestApp, 'setNow'>,
  folder: string,
): TestApp<Tables> {
  const { db } = deps
  return {
    app,
    deps,
    upgrade,
    hangUp,
    runDue,
    db,
    setNow,
    client({ as, secret } = {}) {
      const key = secret ? deps.keys.secretKey : deps.keys.publishableKey
      return createClient<Tables>(TEST_ORIGIN, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          fetch: async (input, init) => app.fetch(new Request(input, init)),
          ...(as && { headers: { Authorization: `Bearer ${as.token}` } }),
        },
      })
    },
    async user({ email = `${randomUUID()}@example.org`, name = 'Test Person' } = {}) {
      const { rows } = await db.pool.query<{ id: string; session: string }>(
        `with person as (
           insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
           values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), $2, '{}') returning id
         )
         select id, gen_random_uuid() as session from person`,
        [email, JSON.stringify({ name })],
      )
      const { id, session } = rows[0]!
      await db.pool.query(
        `with session as (insert into auth.sessions (id, user_id) values ($1, $2))
         insert into auth.mfa_amr_claims (session_id, authentication_method, updated_at)
         values ($1, 'password', now() + interval '10 years')`,
        [session, id],
      )
      const seconds = Math.floor(Date.now() / 1000)
      const token = await deps.keys.sign({
        iss: `${deps.config.siteUrl}/auth/v1`,
        sub: id,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        aal: 'aal1',
        session_id: session,
        iat: seconds,
        // For tests that move the clock on.
        exp: seconds + 10 * 365 * 86_400,
      })
      return { id, email, token }
    },
    async close() {
      await hangUp()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
