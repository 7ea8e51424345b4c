import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { PRODUCTION } from '#server/testing/app.ts'
import { type RunningProcess, startProcess } from './start-process.ts'

const DOMAIN = '@bench.lendaround.example'
const PASSWORD = 'quiet-marigold-ladder-42'

export interface Renter {
  email: string
  password: string
  token: string
}

export interface Product extends RunningProcess {
  publishableKey: string
  secretKey: string
  renters: Renter[]
}

interface ProductOptions {
  renters: number
  env?: Record<string, string>
  /** Further options of Node.js. */
  options?: string[]
}

/** The product in production mode, in its own process as the guide has it started, with some people signed in. */
export async function openProduct(
  databaseUrl: string,
  { renters, env, options = [] }: ProductOptions,
): Promise<Product> {
  const { SITE_URL: _, ...production } = PRODUCTION
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-bench-'))
  const keys = { PUBLISHABLE_KEY: `sb_publishable_${secret()}`, SECRET_KEY: `sb_secret_${secret()}` }
  const settings = {
    ...keys,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    ...production,
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    // All requests come from one address.
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const running = await startProcess('src/server/main.ts', settings, ['--max-semi-space-size=8', ...options])
  return {
    ...running,
    publishableKey: keys.PUBLISHABLE_KEY,
    secretKey: keys.SECRET_KEY,
    renters: await makeRenters(running.url, keys, { databaseUrl, count: renters }),
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Keys {
  PUBLISHABLE_KEY: string
  SECRET_KEY: string
}

/** People with a verified identity who are signed in at the product that answers at `url`. */
export async function makeRenters(
  url: string,
  keys: Keys,
  { databaseUrl, count }: { databaseUrl: string; count: number },
): Promise<Renter[]> {
  const people: Renter[] = []
  for (let n = 1; n <= count; n++) people.push(await makeRenter(url, keys, n))
  await verify(databaseUrl)
  return people
}

/** Only a person with a verified identity may hold an item. */
async function verify(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `update public.profiles set kyc_level = 2, kyc_status = 'intermediate' where email like 'renter-%${DOMAIN}'`,
  )
  await client.end()
}

const secret = () => randomBytes(24).toString('base64url')

async function makeRenter(url: string, keys: Keys, n: number): Promise<Renter> {
  const auth = { persistSession: false, autoRefreshToken: false }
  const credentials = { email: `renter-${n}${DOMAIN}`, password: PASSWORD }
  const admin = createClient(url, keys.SECRET_KEY, { auth })
  const made = await admin.auth.admin.createUser({ ...credentials, email_confirm: true })
  // They are there already where two runs measure one database.
  if (made.error && made.error.code !== 'email_exists') throw made.error
  const { data, error } = await createClient(url, keys.PUBLISHABLE_KEY, { auth }).auth.signInWithPassword(
    credentials,
  )
  if (error) throw error
  return { ...credentials, token: data.session.access_token }
}
