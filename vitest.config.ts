import { defineConfig } from 'vitest/config'
import { BROWSER_LIBRARIES } from './scripts/browser-libraries.ts'
import { isolatedTests } from './scripts/isolated-tests.ts'
import { LongTestsFirst } from './scripts/long-tests-first.ts'
import { TroubledTestsReporter } from './scripts/vitest-troubled-tests.ts'

const ofEveryProject = {
  setupFiles: ['packages/backend/src/testing/no-console-error.ts'],
  // Generous, for a machine that stalls: a passing check ends long before, and a failing one fails anyway.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As in the browser tests, a test that passes only on its second run is listed. Tests of races run only once.
  retry: process.env.CI ? 1 : 0,
}

/**
 * Loading the whole product takes as long as the tests of a file, so a worker loads it once for all its files. Modules
 * must therefore keep no state that could affect another test; a test restores what it changes in its process.
 */
const withSharedModules = { isolate: false }

const UNIT = ['src/{domain,contract,web}/**/*.test.{ts,tsx}', '{supabase,scripts,bench}/**/*.test.ts']
const NO_UNIT = ['**/*.db.test.ts']
const isolated = isolatedTests(UNIT, NO_UNIT)

export default defineConfig({
  test: {
    maxWorkers: 3,
    reporters: ['default', new TroubledTestsReporter()],
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        test: {
          ...ofEveryProject,
          ...withSharedModules,
          name: 'unit',
          alias: BROWSER_LIBRARIES,
          include: UNIT,
          exclude: [...NO_UNIT, ...isolated],
        },
      },
      {
        test: {
          ...ofEveryProject,
          name: 'unit-isolated',
          alias: BROWSER_LIBRARIES,
          include: isolated,
        },
      },
      {
        test: {
          ...ofEveryProject,
          ...withSharedModules,
          name: 'backend',
          include: ['packages/backend/src/**/*.test.ts'],
          globalSetup: ['packages/backend/src/testing/database.setup.ts'],
        },
      },
      {
        test: {
          ...ofEveryProject,
          ...withSharedModules,
          name: 'server',
          include: ['src/server/**/*.test.ts', 'supabase/**/*.db.test.ts', 'bench/**/*.db.test.ts'],
          globalSetup: ['src/server/testing/database.setup.ts'],
        },
      },
    ],
  },
})
