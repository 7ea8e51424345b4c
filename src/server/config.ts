import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { CONNECTIONS, HEAVY } from '#backend/db/database.ts'
import { makeSigningKey } from '#backend/keys/signing-key.ts'

export type Mode = 'demo' | 'development' | 'production'

const flag = z.stringbool()

/** Every setting that the environment can give; `docs/operating.md` explains each. */
const environment = z.object({
  LENDAROUND_MODE: z.enum(['demo', 'development', 'production']).optional(),
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: z.url().optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(CONNECTIONS),
  RENDER_THREADS: z.coerce.number().int().min(0).max(64).default(availableParallelism()),
  DATABASE_SEARCHES: z.coerce.number().int().min(1).max(200).default(HEAVY),
  JWT_PRIVATE_JWKS: z.string().optional(),
  JWT_LEGACY_SECRET: z.string().optional(),
  PUBLISHABLE_KEY: z.string().optional(),
  SECRET_KEY: z.string().optional(),
  SIGNING_SECRET: z.string().optional(),
  ADMIN_EMAIL: z.email().optional(),
  RATE_LIMITS: flag.default(true),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export interface Config {
  mode: Mode
  host: string
  port: number
  /** Where people reach this site, without a trailing slash. */
  siteUrl: string
  /** Whether the operator said so; else the name that a request was sent to may be as good. */
  siteUrlGiven: boolean
  dataDir: string
  databaseUrl?: string
  /** Threads that render pages, at the most; none means that the main one does. */
  renderThreads: number
  databaseLimits: { connections: number; heavy: number }
  /** The e-mail address that becomes the first admin when it signs up and confirms. */
  adminEmail?: string
  rateLimits: boolean
  /** Whether `X-Forwarded-For` comes from a proxy of ours. */
  trustProxy: boolean
  logLevel: string
  secrets: Secrets
  /** The raw environment, for the settings that only one module reads. */
  env: NodeJS.ProcessEnv
}

export interface Secrets {
  /** JSON array of private JWKs, the first signs. */
  jwks?: string
  legacyJwtSecret?: string
  publishableKey: string
  secretKey: string
  /** Signs what the server gives out and takes back: storage URLs, webhooks, QR codes. */
  signing: string
}

/** Reads the configuration from the environment; throws with every wrong setting named. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) throw new Error(`The configuration is wrong.\n${z.prettifyError(parsed.error)}`)
  const e = parsed.data
  const dataDir = resolve(e.DATA_DIR)
  return {
    // Whoever says production in the usual way alone must not get a demo, whose accounts everybody can use.
    mode: e.LENDAROUND_MODE ?? (e.NODE_ENV === 'production' ? 'production' : 'demo'),
    host: e.HOST,
    port: e.PORT,
    siteUrl: (e.SITE_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    siteUrlGiven: e.SITE_URL !== undefined,
    dataDir,
    ...(e.DATABASE_URL && { databaseUrl: e.DATABASE_URL }),
    renderThreads: e.RENDER_THREADS,
    databaseLimits: { connections: e.DATABASE_POOL, heavy: e.DATABASE_SEARCHES },
    ...(e.ADMIN_EMAIL && { adminEmail: e.ADMIN_EMAIL }),
    rateLimits: e.RATE_LIMITS,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    secrets: readSecrets(e, dataDir),
    env,
  }
}

function readSecrets(e: z.infer<typeof environment>, dataDir: string): Secrets {
  const { PUBLISHABLE_KEY, SECRET_KEY, SIGNING_SECRET, JWT_PRIVATE_JWKS } = e
  const kept = keptSecrets(
    dataDir,
    Boolean(PUBLISHABLE_KEY && SECRET_KEY && SIGNING_SECRET && JWT_PRIVATE_JWKS),
  )
  return {
    ...kept,
    ...(e.JWT_PRIVATE_JWKS && { jwks: e.JWT_PRIVATE_JWKS }),
    ...(e.JWT_LEGACY_SECRET && { legacyJwtSecret: e.JWT_LEGACY_SECRET }),
    publishableKey: e.PUBLISHABLE_KEY ?? kept.publishableKey,
    secretKey: e.SECRET_KEY ?? kept.secretKey,
    signing: e.SIGNING_SECRET ?? kept.signing,
  }
}

/** Secrets made on the first start and kept in the data folder, readable by its owner alone. */
function keptSecrets(dataDir: string, allGiven: boolean): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const made: Secrets = {
    jwks: JSON.stringify([makeSigningKey()]),
    publishableKey: `sb_publishable_${token()}`,
    secretKey: `sb_secret_${token()}`,
    signing: token(),
  }
  if (allGiven) return made
  keepSecrets(dataDir, made, linkUnlessThere)
  // Of several processes that start at the same moment, one was first.
  return JSON.parse(readFileSync(file, 'utf8'))
}

type Put = (written: string, file: string) => void

/** Writes the secrets whole or not at all, mode 0600. */
export function keepSecrets(dataDir: string, secrets: Secrets, put: Put = renameSync): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'secrets.json')
  const written = `${file}.${process.pid}.new`
  writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  put(written, file)
}

/** A link, unlike a new name, is refused where there is a file already. */
function linkUnlessThere(written: string, file: string): void {
  try {
    linkSync(written, file)
  } catch (error) {
    // Some shared folders know no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(written, file)
  } finally {
    rmSync(written, { force: true })
  }
}

const token = () => randomBytes(32).toString('base64url')
