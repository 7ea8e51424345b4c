import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase, type TestDatabaseOptions } from '#backend/testing/database.ts'
import {
  createTestClock,
  TEST_ORIGIN,
  type TestApp as TestBackend,
  type TestUser,
  testApp,
} from '#backend/testing/test-app.ts'
import { DEMO_BRAND, setBrand } from '#contract/brand.ts'
import type { Database as Types } from '#contract/database.types.ts'
import { setTerms } from '#domain/settings/terms.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createProduct } from '#server/start.ts'

export { TEST_ORIGIN, type TestUser }

/** What production wants to be told. The requests stay in this process, whatever the address. */
export const PRODUCTION = {
  LENDAROUND_MODE: 'production',
  SITE_URL: TEST_ORIGIN.replace('http:', 'https:'),
  PAYMENTS: 'test',
  OPERATOR_NAME: 'Hanse Verleih GmbH',
  OPERATOR_ADDRESS: 'Kaistraße 7, 20457 Hamburg, Germany',
  OPERATOR_EMAIL: 'office@hanse.test',
  OPERATOR_PHONE: '+49 40 555 0199',
  OPERATOR_JURISDICTION: 'Hamburg, Germany',
} as const

interface Person {
  email?: string
  name?: string
  roles?: string[]
  kyc_level?: number
}

export interface TestApp extends TestBackend<Types> {
  user(profile?: Person): Promise<TestUser>
}

/** The real app on a fresh database. `env` holds settings as the environment gives them. */
export async function createTestApp(
  env: Record<string, string> = {},
  options: TestDatabaseOptions = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-test-'))
  const config = readConfig({
    SITE_URL: TEST_ORIGIN,
    ...(env.LENDAROUND_MODE === 'production' && PRODUCTION),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    ...env,
  })
  return appOn(config, folder, await createTestDatabase(options))
}

/** The real app on a database that is there already; closing it closes that. */
export async function createTestAppOn(db: Database): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-test-'))
  const settings = { SITE_URL: TEST_ORIGIN, DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'false' }
  return appOn(readConfig(settings), folder, db)
}

async function appOn(config: Config, folder: string, db: Database): Promise<TestApp> {
  const clock = createTestClock()
  const product = await createProduct(config, db, { now: clock.now })
  const test = testApp<Types>(product, clock, folder)
  return {
    ...test,
    async close() {
      await test.close()
      // Files of tests share a process, and some of its texts and rules are asked without an app.
      setTerms({})
      setBrand(DEMO_BRAND)
    },
    async user({ roles, kyc_level, ...person } = {}) {
      const made = await test.user(person)
      await db.pool.query(
        'update public.profiles set roles = coalesce($2, roles), kyc_level = coalesce($3, kyc_level) where id = $1',
        [made.id, roles ?? null, kyc_level ?? null],
      )
      return made
    },
  }
}
