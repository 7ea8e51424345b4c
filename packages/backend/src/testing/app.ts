import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#backend/db/database.ts'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthMail } from '../auth/auth-mail.ts'
import { readAuthSettings } from '../auth/settings.ts'
import { type BackendOptions, createBackend } from '../create-backend.ts'
import { makeSecrets } from '../keys/secrets.ts'
import { createLog } from '../log.ts'
import { readRealtimeSettings } from '../realtime/settings.ts'
import { readRestSettings } from '../rest/settings.ts'
import { folderStore } from '../storage/folder-store.ts'
import { readStorageSettings } from '../storage/settings.ts'
import { createTestDatabase } from './database.ts'
import { createTestClock, TEST_ORIGIN, type TestApp, testApp } from './test-app.ts'

export { TEST_ORIGIN, type TestApp, type TestUser } from './test-app.ts'

type Options = Partial<
  Pick<BackendOptions, 'objects' | 'useCases' | 'refusals' | 'tasks' | 'jobs' | 'hooks' | 'observeSockets'>
> & {
  connections?: number
  /** Of another app, which is then the process beside this one; a fresh one if missing. */
  database?: Database
}

/** The whole backend on a fresh database with a small application. `env` holds settings as the environment gives them. */
export async function createTestApp(
  env: Record<string, string> = {},
  { connections = 10, database, ...offer }: Options = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'backend-test-'))
  const clock = createTestClock()
  const { SITE_URL: siteUrl = TEST_ORIGIN, JWT_LEGACY_SECRET: legacyJwtSecret } = env
  const backend = await createBackend({
    database: database ?? (await createTestDatabase({ connections })),
    objects: folderStore(join(folder, 'objects')),
    ...offer,
    mail: writeMail,
    settings: {
      siteUrl,
      rateLimits: env.RATE_LIMITS === 'true',
      trustProxy: env.TRUST_PROXY === 'true',
      secrets: { ...makeSecrets(), ...(legacyJwtSecret && { legacyJwtSecret }) },
      auth: readAuthSettings(env, {
        siteName: 'Notes',
        siteWords: ['notes'],
        siteUrl,
        confirmPage: `${siteUrl}/auth/confirm`,
        autoconfirm: true,
      }),
      rest: readRestSettings(env),
      realtime: { ...readRealtimeSettings(env), refusalPauseMs: 0 },
      storage: readStorageSettings(env, {
        spoolFolder: join(folder, 'objects', 'unfinished'),
        inspect: { images: 'picture', avatars: 'picture', documents: 'document' },
      }),
    },
    log: createLog('error'),
    now: clock.now,
  })
  return testApp(backend, clock, folder)
}

/** The table `outbox` of the small application. */
async function writeMail(client: Queryable, { to, languages, template, data }: AuthMail): Promise<void> {
  const locale = languages[0]?.slice(0, 2) ?? 'en'
  await client.query(
    'insert into public.outbox (recipient, locale, template, data, created_at) values ($1, $2, $3, $4, clock_timestamp())',
    [to, locale, template, data],
  )
}
