import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#backend/testing/free-port.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { PRODUCTION } from '#server/testing/app.ts'
import { layOutDatabase } from './lay-out-database.ts'
import { writeProject } from './write-project.ts'

// Tries what docs/hosted.md says: pushes the migrations with the hosted project's own command line to a PostgreSQL laid
// out as theirs, and calls a function under Deno: node scripts/hosted/try.ts. Needs `supabase` and `deno` in the PATH
// (npm install supabase deno, in a folder of its own); without them it says so and ends.
const JOBS_TOKEN = 'a-token-of-a-try-of-a-hosted-project'
const PATIENCE_MS = 300_000
const missing = ['supabase', 'deno'].filter((name) => spawnSync(name, ['--version'], { cwd: tmpdir() }).error)
if (missing.length > 0) {
  console.log(`Skipped: ${missing.join(' and ')} not in the PATH (npm install supabase deno)`)
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'lendaround-hosted-'))
const server = await startPostgres()
let running: ChildProcess | undefined
try {
  const address = await layOutDatabase(server.url)
  writeProject(folder, { playMoney: true })
  push(address)
  await compareRecords(address)
  await callUseCase(address)
  await callJobs(address)
} finally {
  running?.kill()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function push(address: string): void {
  const supabase = (...args: string[]) =>
    spawnSync('supabase', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
    })
  // Its third version calls it otherwise.
  const option = supabase('db', 'push', '--help').stdout.includes('--remote') ? '--remote' : '--db-url'
  const { status, stdout, stderr } = supabase('db', 'push', '--yes', `${option}=${address}?sslmode=disable`)
  if (status !== 0) throw new Error(`supabase db push failed:\n${stdout}${stderr}`)
  console.log('supabase db push: every migration is applied')
}

/** Both keep a list of what ran: theirs, and ours, by which a process of this server knows that nothing is left. */
async function compareRecords(address: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query<{ theirs: number; ours: number; routines: number }>(
    `select (select count(*)::integer from supabase_migrations.schema_migrations) as theirs,
       (select count(*)::integer from lendaround.migrations) as ours,
       (select count(*)::integer from lendaround.routines) as routines`,
  )
  await client.end()
  console.log(
    `${rows[0]!.theirs} migrations pushed; ${rows[0]!.ours} of ours and ${rows[0]!.routines} routines recorded`,
  )
}

/** Calls without a token and without a line of a basket: the use case refuses them, so all below it has been loaded. */
async function callUseCase(address: string): Promise<void> {
  const { status, text } = await callFunction(address, 'place-hold', { body: '{"lines":[]}' })
  if (status >= 500 || !text.includes('"code"')) throw new Error('That is no refusal of the use case')
}

/** Calls as a scheduler does: every job runs on the project's database. */
async function callJobs(address: string): Promise<void> {
  const headers = { authorization: `Bearer ${JOBS_TOKEN}` }
  const { status, text } = await callFunction(address, 'run-jobs', { headers, body: '{}' })
  const report = status === 200 && JSON.parse(text)
  if (!report || report.failed.length > 0 || report.jobs.length < 40 || report.isMore)
    throw new Error('Not all jobs ran')
}

/** Starts one function under Deno, and answers what it says once it does. */
async function callFunction(address: string, name: string, request: RequestInit) {
  const port = await freePort()
  const functions = join(folder, 'supabase/functions')
  const args = ['run', '--allow-all', '--no-check', '--config', 'deno.json', `${name}/index.ts`]
  running = spawn('deno', args, {
    cwd: functions,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...PRODUCTION,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      SUPABASE_DB_URL: address,
      PUBLISHABLE_KEY: 'sb_publishable_of_a_try_of_a_hosted_project',
      SECRET_KEY: 'sb_secret_of_a_try_of_a_hosted_project_0123456789',
      JOBS_TOKEN,
      LOG_LEVEL: 'warn',
    },
  })
  const started = performance.now()
  for (;;) {
    const url = `http://127.0.0.1:${port}/${name}`
    const answer = await fetch(url, { method: 'POST', ...request }).catch(() => undefined)
    if (answer) {
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      const text = await answer.text()
      console.log(`deno: ${name} answered ${answer.status} ${text} after ${seconds} s`)
      running.kill()
      return { status: answer.status, text }
    }
    if (running.exitCode !== null) throw new Error(`deno ended with ${running.exitCode}`)
    if (performance.now() - started > PATIENCE_MS) throw new Error('The function does not answer')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
