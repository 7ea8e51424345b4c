import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playsMoney } from './plays-money.ts'
import { PRODUCTION } from './testing/app.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
}
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

/** What a new site of these settings loads and makes at its start, in a process of its own. */
function start(
  name: string,
  env: Record<string, string>,
): { modules: number; played: number; tables: number } {
  const { PAYMENTS: _, ...production } = PRODUCTION
  const script = join(work, `${name}.mjs`)
  writeFileSync(script, START)
  const answer = execFileSync(process.execPath, ['--import', RECORDER, script], {
    env: {
      PATH: process.env.PATH,
      ...production,
      DATA_DIR: join(work, name),
      LOG_LEVEL: 'error',
      ...env,
    },
    encoding: 'utf8',
  })
  return JSON.parse(answer)
}

it('production with Stripe loads no file of play money and has no table of it', () => {
  const { modules, played, tables } = start('stripe', STRIPE)
  expect(modules).toBeGreaterThan(500)
  expect({ played, tables }).toEqual({ played: 0, tables: 0 })
})

it('production that is told to play has both, so that the check above can fail', () => {
  const { played, tables } = start('test', { PAYMENTS: 'test' })
  expect(played).toBeGreaterThan(10)
  expect(tables).toBe(11)
})
