import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { createLog } from '#backend/log.ts'
import { readConfig } from '../config.ts'
import { JOBS_PATH } from '../operations/serve-jobs.ts'
import { createProduct } from '../start.ts'

/** Our settings, and under which names a hosted project tells its functions the same. */
const THEIR_NAMES = {
  DATABASE_URL: 'SUPABASE_DB_URL',
  PUBLISHABLE_KEY: 'SUPABASE_ANON_KEY',
  SECRET_KEY: 'SUPABASE_SERVICE_ROLE_KEY',
}

function settingsFrom(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const told = Object.entries(THEIR_NAMES).flatMap(([ours, theirs]) =>
    env[theirs] ? [[ours, env[theirs]]] : [],
  )
  return {
    LENDAROUND_MODE: 'production',
    // The only place that may be written to; nothing is looked for in it later.
    DATA_DIR: '/tmp/lendaround',
    DATABASE_POOL: '2',
    ...Object.fromEntries(told),
    ...env,
  }
}

/** One use case as a function of a hosted project: the gateway calls it by its name alone. */
export const answerUseCase = (name: string, env: NodeJS.ProcessEnv) => answerAt(`/functions/v1/${name}`, env)

/** What is due by the clock, as a function that a scheduler calls with `JOBS_TOKEN`. */
export const answerJobs = (env: NodeJS.ProcessEnv) => answerAt(JOBS_PATH, env)

/**
 * Answers every call as the path of the backend, which is opened with the first call on a database that the project's own
 * migrations made; it starts no jobs by itself and changes no schema.
 */
function answerAt(path: string, env: NodeJS.ProcessEnv): (request: Request) => Promise<Response> {
  let opening: ReturnType<typeof open> | undefined
  return async (request) => {
    opening ??= open(env).catch((error) => {
      // The next call tries again: the database may have been away.
      opening = undefined
      throw error
    })
    const backend = await opening
    const { origin, search } = new URL(request.url)
    return backend.app.fetch(new Request(`${origin}${path}${search}`, request))
  }
}

async function open(env: NodeJS.ProcessEnv) {
  const config = readConfig(settingsFrom(env))
  const db = connectPostgres(config.databaseUrl!, config.databaseOptions)
  return createProduct(config, db, { log: createLog(config.logLevel) })
}
