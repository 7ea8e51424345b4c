import { defineConfig } from 'vitest/config'

const setupFiles = ['packages/backend/src/testing/no-console-error.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
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
          name: 'server',
          include: [
            'packages/backend/src/**/*.test.ts',
            'src/server/**/*.test.ts',
            'supabase/**/*.db.test.ts',
            'bench/**/*.db.test.ts',
          ],
          setupFiles,
          globalSetup: ['src/server/testing/database.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
