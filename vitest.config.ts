import { defineConfig } from 'vitest/config'
import { BROWSER_LIBRARIES } from './scripts/browser-libraries.ts'
import { LongTestsFirst } from './scripts/long-tests-first.ts'
import { TroubledTestsReporter } from './scripts/vitest-troubled-tests.ts'

const ofEveryProject = {
  setupFiles: ['packages/backend/src/testing/no-console-error.ts'],
  // For a machine that stalls: what is right is there long before, and what is wrong fails all the same.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As in the browser tests, what passes only the second time is listed, not hidden. Races run once: see their files.
  retry: process.env.CI ? 1 : 0,
}

/**
 * To load the whole product takes as long as the tests of a file: a worker loads it once for all its files. So a module
 * keeps nothing that another test could meet; what a test changes in its process it sets back.
 */
const withSharedModules = { isolate: false }

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', new TroubledTestsReporter()],
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        test: {
          ...ofEveryProject,
          name: 'unit',
          alias: BROWSER_LIBRARIES,
          include: [
            'src/{domain,contract,web}/**/*.test.{ts,tsx}',
            'supabase/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
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
