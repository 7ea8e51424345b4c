export interface Step {
  name: string
  /** The part that it belongs to: `npm test -- check` runs one part. */
  part: 'check' | 'unit' | 'backend' | 'server' | 'e2e'
  command: string[]
  /** Vitest runs the tests of this project, or only those below `paths` if given. */
  tests?: { project: string; paths: string[] }
  env?: Record<string, string>
}

/** A step that runs the tests of a vitest project and of its isolated part, or only those at and below the paths. */
const vitest = (project: string, ...paths: string[]) => ({
  command: ['vitest', 'run', '--project', project, '--project', `${project}-*`, ...paths],
  tests: { project, paths },
})

/**
 * Embedded PostgreSQL has only one session and its own libraries. So these are tested on both: concurrency, timeouts
 * and rollbacks; time zones, words and patterns; and privileges. End-to-end tests run embedded in any case: the first
 * booking, the killed server and all browser tests.
 */
const DIFFERS_WHEN_EMBEDDED = {
  backend: [
    'packages/backend/src/db/embedded/engine.test.ts',
    'packages/backend/src/db/guarded-client.test.ts',
    'packages/backend/src/db/prepared-statements.test.ts',
    'packages/backend/src/db/rights.test.ts',
    'packages/backend/src/db/transaction.test.ts',
    'packages/backend/src/realtime/broadcast.test.ts',
    'packages/backend/src/realtime/changes.test.ts',
    'packages/backend/src/realtime/presence.test.ts',
    'packages/backend/src/realtime/tokens.test.ts',
    'packages/backend/src/rest/connection-shares.test.ts',
    'packages/backend/src/rest/embed.test.ts',
    'packages/backend/src/rest/hostile-input.test.ts',
    'packages/backend/src/rest/protocol.test.ts',
    'packages/backend/src/rest/read.test.ts',
    'packages/backend/src/rest/rpc.test.ts',
    'packages/backend/src/rest/run/transaction.test.ts',
    'packages/backend/src/rest/schema.test.ts',
    'packages/backend/src/rest/write.test.ts',
    'packages/backend/src/testing/reusable-database.test.ts',
    'packages/backend/src/create-backend.test.ts',
  ],
  server: [
    'src/server/protocols/functions.test.ts',
    'src/server/protocols/limits.test.ts',
    'src/server/protocols/regex.test.ts',
    'src/server/protocols/request-limits.test.ts',
    'src/server/checkout/reservation-race.test.ts',
    'src/server/accounts/sign-up.test.ts',
    'src/server/identity/decide-submission.test.ts',
    'src/server/listing/use-cases/change-rental-times.test.ts',
    'supabase/tests/access.db.test.ts',
    'supabase/tests/availability.db.test.ts',
    'supabase/tests/clock-change.db.test.ts',
    'supabase/tests/hold-limits.db.test.ts',
    'supabase/tests/local-time.db.test.ts',
    'supabase/tests/migrate.db.test.ts',
    'supabase/tests/rights.db.test.ts',
    'supabase/tests/row-limits.db.test.ts',
    'supabase/tests/search-dates.db.test.ts',
    'supabase/tests/search-filters.db.test.ts',
    'supabase/tests/search-items.db.test.ts',
    'supabase/tests/search-suggestions.db.test.ts',
    'supabase/tests/search-words.db.test.ts',
    'supabase/tests/wire-statuses.db.test.ts',
  ],
}

/** The tests of date and time calculations, in TypeScript and in SQL. */
const OF_TIME = {
  unit: [
    'src/domain/booking',
    'src/domain/claim',
    'src/domain/payout',
    'src/domain/search',
    'src/web/entities/period',
    'src/web/features/calendar',
    'src/web/features/notifications',
  ],
  server: [
    'src/server/listing/import/busy-periods.test.ts',
    'src/server/mail/rental-mails.test.ts',
    'src/server/payouts/payout-methods.test.ts',
    'supabase/tests/clock-change.db.test.ts',
    'supabase/tests/local-time.db.test.ts',
    'supabase/tests/weekly-hours.db.test.ts',
  ],
}

/** The time zones in which a day begins first and last, 24 hours apart: no result may depend on the zone of a machine. */
const FIRST_DAY = { TZ: 'Pacific/Kiritimati' }
/** It has clock changes, too. */
const LAST_DAY = { TZ: 'America/Adak' }

const onTheLastDay = (project: keyof typeof OF_TIME): Step => ({
  name: `times in ${project} tests, on a machine in ${LAST_DAY.TZ}`,
  part: project,
  ...vitest(project, ...OF_TIME[project]),
  env: LAST_DAY,
})

const onTheEmbeddedDatabase = (project: keyof typeof DIFFERS_WHEN_EMBEDDED): Step => ({
  name: `${project} tests on the embedded database`,
  part: project,
  ...vitest(project, ...DIFFERS_WHEN_EMBEDDED[project]),
  env: { TEST_DATABASE: 'pglite' },
})

/**
 * Everything that a change has to pass, quick steps first. The stages run one after another, the steps of a stage at
 * the same time: only steps that use a single core share a stage.
 */
export const STAGES: Step[][] = [
  [{ name: 'route types', part: 'check', command: ['react-router', 'typegen'] }],
  [
    { name: 'types', part: 'check', command: ['tsc', '--noEmit'] },
    {
      name: 'types of the backend by itself',
      part: 'check',
      command: ['tsc', '--noEmit', '--project', 'packages/backend'],
    },
    { name: 'lint and format', part: 'check', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'imports', part: 'check', command: ['node', 'scripts/check-imports.ts'] },
    { name: 'nothing unused', part: 'check', command: ['knip', '--no-progress', '--no-config-hints'] },
    { name: 'lock file', part: 'check', command: ['node', 'scripts/check-lockfile.ts'] },
    { name: 'licences and advisories', part: 'check', command: ['node', 'scripts/check-dependencies.ts'] },
  ],
  [{ name: 'unit tests', part: 'unit', ...vitest('unit'), env: FIRST_DAY }],
  [onTheLastDay('unit')],
  [{ name: 'backend tests on PostgreSQL', part: 'backend', ...vitest('backend'), env: FIRST_DAY }],
  [{ name: 'server tests on PostgreSQL', part: 'server', ...vitest('server'), env: FIRST_DAY }],
  [onTheLastDay('server')],
  [onTheEmbeddedDatabase('backend')],
  [onTheEmbeddedDatabase('server')],
  [{ name: 'build', part: 'e2e', command: ['node', 'scripts/build-if-needed.ts'] }],
  [{ name: 'weight of the pages', part: 'e2e', command: ['node', 'scripts/page-weight.ts'] }],
  [{ name: 'end to end in Chromium', part: 'e2e', command: ['playwright', 'test'] }],
]
