import { defineConfig } from 'vitest/config'
import { LongTestsFirst } from './scripts/long-tests-first.ts'
import { TroubledTestsReporter } from './scripts/vitest-troubled-tests.ts'

const setupFiles = ['packages/backend/src/testing/no-console-error.ts']

export default defineConfig({
  test: {
    // The limits below end what hangs. They say nothing about speed: a machine with other work is ten times slower.
    maxWorkers: 2,
    reporters: ['default', new TroubledTestsReporter()],
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,contract,web}/**/*.test.{ts,tsx}',
            'supabase/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['packages/backend/src/**/*.test.ts'],
          setupFiles,
          globalSetup: ['packages/backend/src/testing/database.setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'supabase/**/*.db.test.ts', 'bench/**/*.db.test.ts'],
          setupFiles,
          globalSetup: ['src/server/testing/database.setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
