import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { readAuthSettings } from '#backend/auth/settings.ts'
import type { Config as BackendConfig } from '#backend/config.ts'
import { CONNECTIONS, DEFAULT_SEARCH_CONCURRENCY, MAX_LAG_MS, STATEMENT_MS } from '#backend/db/limits.ts'
import { readRealtimeSettings } from '#backend/realtime/settings.ts'
import { readRestSettings } from '#backend/rest/settings.ts'
import { givenSettings, readSettings } from '#backend/start/read-settings.ts'
import { collectFaults } from '#backend/start/start-error.ts'
import { spoolFolder } from '#backend/storage/open-object-store.ts'
import { readS3Settings, type S3Settings } from '#backend/storage/s3/s3-settings.ts'
import { readStorageSettings } from '#backend/storage/settings.ts'
import { type Brand, DEMO_BRAND } from '#contract/brand.ts'
import { DEMO_COUNTRIES, type DemoCountry } from '#contract/demo.ts'
import { type Chart, DEFAULT_CHART, DEFAULT_NUMBERS } from '#domain/ledger/account-plan.ts'
import { LISTING_REVIEWS, type ListingReview } from '#domain/listing/review.ts'
import { type Currency, currencyFault, isCurrency } from '#domain/money/currency.ts'
import { readSender, type Sender } from '#domain/settings/sender.ts'
import { quotaOfPerson } from './accounts/quota-of-person.ts'
import { type Mode, modeOf } from './mode.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { type PushKeys, pushKeysOf } from './push-key.ts'
import { readBrand } from './read-brand.ts'
import { readSecrets } from './secrets.ts'
import { readSiteUrl } from './site-url.ts'
import { readTilesSource, type TilesSource } from './tiles-source.ts'

const flag = z.stringbool()
const webAddress = z.url({ protocol: /^https?$/ })

/** Every setting that the environment can give; `docs/operating.md` explains each. */
const environment = z.object({
  LENDAROUND_MODE: z.enum(['demo', 'development', 'production']).optional(),
  NODE_ENV: z.string().optional(),
  DEMO_COUNTRY: z.enum(DEMO_COUNTRIES).optional(),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: z.string().optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_READ_URL: z.string().optional(),
  DATABASE_READ_LAG_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(MAX_LAG_MS / 1_000),
  DATABASE_PREPARE: flag.default(true),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(CONNECTIONS),
  DATABASE_ANONYMOUS: z.coerce.number().int().min(1).max(200).optional(),
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(0).default(STATEMENT_MS),
  RENDER_THREADS: z.coerce.number().int().min(0).max(64).default(availableParallelism()),
  RENDER_HEAP_MB: z.coerce.number().int().min(64).max(4_096).default(128),
  DATABASE_SEARCHES: z.coerce.number().int().min(1).max(200).default(DEFAULT_SEARCH_CONCURRENCY),
  JWT_PRIVATE_JWKS: z.string().optional(),
  JWT_LEGACY_SECRET: z.string().optional(),
  PUBLISHABLE_KEY: z.string().optional(),
  SECRET_KEY: z.string().optional(),
  SIGNING_SECRET: z.string().optional(),
  SIGNING_SECRET_ALSO: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  PUSH_PRIVATE: flag.default(false),
  ADMIN_EMAIL: z.email().optional(),
  CURRENCY: z
    .string()
    .refine(isCurrency, { error: ({ input }) => currencyFault(String(input)) })
    .optional(),
  LISTING_REVIEW: z.enum(LISTING_REVIEWS).optional(),
  PAYOUT_TWO_PEOPLE_CENTS: z.coerce.number().int().min(0).default(50_000),
  ADJUSTMENT_TWO_PEOPLE_CENTS: z.coerce.number().int().min(0).default(20_000),
  RESCUE_LIMIT_CENTS: z.coerce.number().int().min(0).max(100_000).default(2_000),
  RATE_LIMITS: flag.default(true),
  TRUST_PROXY: flag.default(false),
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(300).default(0),
  PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(240),
  CALENDAR_IMPORT_PRIVATE: flag.default(false),
  WEBHOOKS_PRIVATE: flag.default(false),
  MAP_TILES_URL: webAddress.optional(),
  MAP_TILES_FILE: z.string().optional(),
  SUPABASE_URL: webAddress.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  JOBS: flag.default(true),
  JOBS_TOKEN: z.string().min(16).optional(),
  SLOW_STATEMENT_MS: z.coerce.number().int().min(1).default(1_000),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export interface Config extends BackendConfig {
  mode: Mode
  /** What the site is called and who runs it. */
  brand: Brand
  host: string
  port: number
  /** How long it goes on answering after it was asked to stop, while `/readyz` says that it leaves. */
  stopNoticeSeconds: number
  /** Whether the operator named it; otherwise the name that a request was sent to counts as well. */
  siteUrlGiven: boolean
  dataDir: string
  databaseUrl?: string
  /** Where uploaded files go instead of the data folder. */
  s3?: S3Settings
  /** The archive that the map's streets are read from, where the operator has one. */
  tiles?: TilesSource
  /** Threads that render pages, at the most; none means that the main one does. */
  renderThreads: number
  /** Megabytes of objects that each of them may have; one that needs more is replaced. */
  renderHeapMb: number
  databaseOptions: {
    /** The server's own address, where `databaseUrl` is a pooler's. */
    directUrl?: string
    /** Replicas that visitors read from, and how far behind one may be. */
    readUrls: string[]
    maxLagMs: number
    /** Whether statements are prepared on connections. */
    prepare: boolean
    connections: number
    heavy: number
    anonymous?: number
    statementMs: number
  }
  /** The e-mail address that becomes the first admin when it signs up and confirms. */
  adminEmail?: string
  /** What the environment chooses; the site keeps the currency of its first start (`establishCurrency`). */
  currency?: Currency
  /** Where the demo is that an empty database is filled with. */
  demoCountry?: DemoCountry
  /** When a moderator looks at a listing before others see it; in production always unless the operator says otherwise. */
  listingReview: ListingReview
  /** From whom mails are. */
  sender: Sender
  /** The most that the platform carries, in cents, of what replaces a rental that its lender let down; 0 for nothing. */
  rescueLimitCents: number
  /** From this amount on, in cents, two people approve a payout; 0 for never. */
  payoutTwoPeopleCents: number
  /** From this amount on, in cents, a second admin approves what one moves by hand; 0 for never. */
  adjustmentTwoPeopleCents: number
  /** The accounts of the operator's books, in the order of the ledger's kinds, and the chart that they are of. */
  accountNumbers: readonly string[]
  accountChart: Chart
  /** Whether imported calendars may lie in the private network of this server. */
  privateCalendars: boolean
  /** Whether webhooks may lie in the private network of this server, and be reached without encryption. */
  privateWebhooks: boolean
  /** Web push, where there is a key for it. */
  push?: PushKeys & { allowPrivate: boolean }
  /** Pages that are rendered for one address. */
  pagesPerMinute: number
  logLevel: string
  /** What Prometheus sends to read the metrics; without it nobody reads them. */
  metricsToken?: string
  /** Whether this process does what happens by the clock and what is in the queue. */
  jobs: boolean
  /** What a scheduler sends to have it done by a call; without it nobody may call. */
  jobsToken?: string
  /** Statements that take so many milliseconds or more are logged. */
  slowStatementMs: number
  /** The raw environment, for the settings that only one module reads. */
  env: NodeJS.ProcessEnv
}

/** Reads the configuration from the environment; refuses with the faults of all settings at once. */
export function readConfig(environmentOfProcess: NodeJS.ProcessEnv = process.env): Config {
  const env = givenSettings(environmentOfProcess)
  const mode = modeOf(env)
  const dataDir = resolve(env.DATA_DIR ?? 'data')
  const [e, givenUrl, brand, secrets, rest, realtime, storage, s3, tiles] = collectFaults(
    () => readSettings(environment, env),
    () => readSiteUrl(env.SITE_URL, mode),
    () => readBrand(env, mode),
    () => {
      prepareDataFolder(dataDir)
      return readSecrets(env, dataDir, mode)
    },
    () => readRestSettings(env),
    () => readRealtimeSettings(env),
    () =>
      readStorageSettings(env, {
        spoolFolder: spoolFolder(dataDir),
        inspect: INSPECTED_BUCKETS,
        quota: quotaOfPerson,
      }),
    // Access to a bucket for backups alone is none for files.
    () => (env.S3_BUCKET || !env.BACKUP_BUCKET ? readS3Settings(env) : undefined),
    () => readTilesSource(env),
    () => authSettings(env, mode, '', DEMO_BRAND),
  )
  const siteUrl = givenUrl ?? `http://localhost:${e.PORT}`
  return {
    mode,
    brand,
    host: e.HOST,
    port: e.PORT,
    siteUrl,
    siteUrlGiven: givenUrl !== undefined,
    dataDir,
    ...(e.DATABASE_URL && { databaseUrl: e.DATABASE_URL }),
    ...(s3 && { s3 }),
    ...(tiles && { tiles }),
    renderThreads: e.RENDER_THREADS,
    renderHeapMb: e.RENDER_HEAP_MB,
    databaseOptions: {
      ...(e.DATABASE_DIRECT_URL && { directUrl: e.DATABASE_DIRECT_URL }),
      readUrls: e.DATABASE_READ_URL?.split(/\s+/).filter(Boolean) ?? [],
      maxLagMs: e.DATABASE_READ_LAG_SECONDS * 1_000,
      prepare: e.DATABASE_PREPARE,
      connections: e.DATABASE_POOL,
      heavy: e.DATABASE_SEARCHES,
      ...(e.DATABASE_ANONYMOUS && { anonymous: e.DATABASE_ANONYMOUS }),
      statementMs: e.DATABASE_TIMEOUT_MS,
    },
    ...(e.ADMIN_EMAIL && { adminEmail: e.ADMIN_EMAIL }),
    ...(e.CURRENCY && { currency: e.CURRENCY }),
    ...(e.DEMO_COUNTRY && { demoCountry: e.DEMO_COUNTRY }),
    sender: readSender(env.MAIL_FROM ?? '') ?? { name: '', address: '', replyTo: '' },
    listingReview: e.LISTING_REVIEW ?? (mode === 'production' ? 'always' : 'never'),
    rescueLimitCents: e.RESCUE_LIMIT_CENTS,
    payoutTwoPeopleCents: e.PAYOUT_TWO_PEOPLE_CENTS,
    adjustmentTwoPeopleCents: e.ADJUSTMENT_TWO_PEOPLE_CENTS,
    accountNumbers: DEFAULT_NUMBERS,
    accountChart: DEFAULT_CHART,
    privateCalendars: e.CALENDAR_IMPORT_PRIVATE,
    privateWebhooks: e.WEBHOOKS_PRIVATE,
    rateLimits: e.RATE_LIMITS,
    ...(secrets.pushKey && { push: { ...pushKeysOf(secrets.pushKey), allowPrivate: e.PUSH_PRIVATE } }),
    pagesPerMinute: e.PAGES_PER_MINUTE,
    trustProxy: e.TRUST_PROXY,
    stopNoticeSeconds: e.STOP_NOTICE_SECONDS,
    logLevel: e.LOG_LEVEL,
    ...(e.METRICS_TOKEN && { metricsToken: e.METRICS_TOKEN }),
    jobs: e.JOBS,
    ...(e.JOBS_TOKEN && { jobsToken: e.JOBS_TOKEN }),
    slowStatementMs: e.SLOW_STATEMENT_MS,
    secrets,
    auth: authSettings(env, mode, siteUrl, brand),
    rest,
    realtime,
    storage,
    env,
  }
}

/** The buckets whose files are inspected (docs/decisions/uploaded-pictures.md). */
const INSPECTED_BUCKETS = {
  images: 'picture',
  avatars: 'picture',
  documents: 'document',
  handovers: 'picture',
  claims: 'picture',
  messages: 'picture',
} as const

const authSettings = (env: NodeJS.ProcessEnv, mode: Mode, siteUrl: string, brand: Brand) =>
  readAuthSettings(env, {
    siteName: brand.name,
    siteWords: [brand.name, brand.shortName],
    siteUrl,
    confirmPage: `${siteUrl}/auth/confirm`,
    providerPage: `${siteUrl}/auth/provider`,
    autoconfirm: mode !== 'production',
    currentPassword: true,
  })
