import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { createEmptyDatabase } from '#backend/testing/database.ts'
import { playsMoney } from './plays-money.ts'
import { PRODUCTION } from './testing/app.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
}
const { PATH, NODE_COMPILE_CACHE } = process.env
const work = mkdtempSync(join(tmpdir(), 'lendaround-plays-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

it.each([
  ['production', STRIPE, false],
  ['production', { PAYMENTS: 'test' }, true],
  ['production', { ...STRIPE, PAYOUTS: 'test' }, true],
  ['development', STRIPE, true],
  ['demo', {}, true],
] as const)('of a site in %s with %o: %s', (mode, env, expected) => {
  expect(playsMoney({ mode, env })).toBe(expected)
})

/** Notes every module that a process loads. */
const RECORDER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  globalThis.loaded = []
  registerHooks({ load: (url, context, next) => (globalThis.loaded.push(url), next(url, context)) })`)}`

const START = `
  const { openBackend } = await import(${JSON.stringify(join(import.meta.dirname, 'start.ts'))})
  const { deps, close } = await openBackend()
  const { rows } = await deps.db.pool.query("select count(*)::int as tables from pg_tables where schemaname = 'payments_test'")
  const played = globalThis.loaded.filter((url) => url.includes('/play-money/')).length
  process.stdout.write(JSON.stringify({ modules: globalThis.loaded.length, played, ...rows[0] }))
  await close()
  process.exit(0)`

interface Started {
  modules: number
  played: number
  tables: number
}

/** What a new site of these settings loads and makes at its start, in a process of its own. */
async function start(name: string, env: Record<string, string>): Promise<Started> {
  const db = await createEmptyDatabase()
  const template = inject('databaseTemplate')
  const { rows } = await db.pool.query<{ database: string }>('select current_database() as database')
  const url = 'folder' in template ? undefined : `${template.postgresUrl}/${rows[0]!.database}`
  const { PAYMENTS: _, ...production } = PRODUCTION
  const script = join(work, `${name}.mjs`)
  writeFileSync(script, START)
  const answer = execFileSync(process.execPath, ['--import', RECORDER, script], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      ...production,
      DATA_DIR: join(work, name),
      ...(url && { DATABASE_URL: url }),
      LOG_LEVEL: 'error',
      ...env,
    },
    encoding: 'utf8',
  })
  await db.close()
  return JSON.parse(answer)
}

it('production with Stripe loads no file of play money and has no table of it', async () => {
  const { modules, played, tables } = await start('stripe', STRIPE)
  expect(modules).toBeGreaterThan(500)
  expect({ played, tables }).toEqual({ played: 0, tables: 0 })
})

it('production that is told to play has both, so that the check above can fail', async () => {
  const { played, tables } = await start('test', { PAYMENTS: 'test' })
  expect(played).toBeGreaterThan(10)
  expect(tables).toBe(11)
})
