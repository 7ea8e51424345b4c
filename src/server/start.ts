import { type Backend, type BackendOptions, createBackend } from '#backend/create-backend.ts'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { unobserved } from '#backend/jobs/observe-work.ts'
import { createLog, type Log } from '#backend/log.ts'
import { openObjectStore } from '#backend/storage/open-object-store.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { accountHooks } from './accounts/account-hooks.ts'
import { missAdmin } from './accounts/miss-admin.ts'
import { writeAuthMail } from './accounts/write-auth-mail.ts'
import { answerFailures } from './answer-failures.ts'
import { allUseCases, jobsOf, PAYMENT_FOLLOWERS, ROUTES, TASKS } from './areas.ts'
import { type Config, readConfig } from './config.ts'
import { SiteContent } from './content/site-content.ts'
import type { Deps } from './deps.ts'
import { provideCategories } from './listing/provide-categories.ts'
import { provideLogo } from './mail/logo-bytes.ts'
import { openMailer } from './mail/open-mailer.ts'
import { openTranslator } from './messaging/open-translator.ts'
import { openMoney } from './open-money.ts'
import { openErrorReporter } from './operations/errors/open-error-reporter.ts'
import { reportingLog } from './operations/errors/reporting-log.ts'
import { sockets } from './operations/metrics-registry.ts'
import { JOBS_PATH, serveJobs } from './operations/serve-jobs.ts'
import { openTelemetry } from './operations/telemetry/open-telemetry.ts'
import { timeStatements } from './operations/time-statements.ts'
import { timeWork } from './operations/time-work.ts'
import { playsMoney } from './plays-money.ts'
import { productSchema } from './product-schema.ts'
import { refuseDemoData } from './refuse-demo-data.ts'
import { refusePlayMoney } from './refuse-play-money.ts'
import { refuseUnnamedOperator } from './refuse-unnamed-operator.ts'
import { applySettings, defaultSettings } from './settings/apply-settings.ts'
import { establishCurrency } from './settings/establish-currency.ts'
import { followSettings } from './settings/follow-settings.ts'
import { loadLogo } from './settings/load-logo.ts'
import { SiteSettings } from './settings/site-settings.ts'
import { VERSION } from './version.ts'

/** Opens the database that the configuration names, migrated, with the whole backend on it. */
export async function openBackend(
  config: Config = readConfig(),
  options: Pick<BackendOptions, 'now'> = {},
): Promise<Backend> {
  const log = createLog(config.logLevel)
  const db = await openDatabase(config, log)
  timeStatements(db, config.slowStatementMs, log)
  const applied = await migrate(db, productSchema({ playMoney: playsMoney(config) }))
  // Which ones the database knows: a first start runs hundreds.
  if (applied.length > 0) log.info({ files: applied.length }, 'database migrated')
  await refuseDemoData(db, config)
  await provideCategories(db)
  const backend = await createProduct(config, db, { log, ...options })
  refuseUnnamedOperator(config)
  await refusePlayMoney(db, backend.deps.payments)
  await missAdmin(db, config, log)
  void followSettings(backend.deps)
  if (config.mode === 'production' && backend.deps.payments.name === 'test') {
    log.warn('PAYMENTS is test: payments are play money')
  }
  return backend
}

/** Opens the dependencies of the sub-apps, as `openBackend` does. */
export const openDeps = async (config?: Config): Promise<Deps> => (await openBackend(config)).deps

/** Puts the product's backend on a database that is already there. */
export async function createProduct(
  config: Config,
  db: Database,
  { log: own = createLog(config.logLevel), now }: Pick<BackendOptions, 'log' | 'now'> = {},
): Promise<Backend> {
  const errors = openErrorReporter(config, VERSION, own)
  const log = errors ? reportingLog(own, errors) : own
  const telemetry = await openTelemetry(config, VERSION, log)
  telemetry?.watch({ db, config })
  if (telemetry) db.onClose(telemetry.close)
  const settings = await openSettings(config, db, now)
  const content = new SiteContent(db, now ?? (() => new Date()), () => settings.outdate())
  await content.reload()
  const mailer = openMailer(config)
  if (!mailer && config.mode === 'production') {
    log.warn('SMTP_URL is not set: mail stays in the outbox, and addresses cannot be confirmed')
  }
  const play = playsMoney(config) ? (await import('./play-money/play-money.ts')).playMoney : undefined
  const playMoney = play?.area
  const backend = await createBackend({
    database: db,
    objects: await openObjectStore(config.dataDir, config.s3),
    mail: writeAuthMail(config),
    hooks: accountHooks(config),
    useCases: allUseCases({ playMoney }),
    refusals: REFUSALS,
    version: VERSION,
    jobs: jobsOf({ playMoney }),
    tasks: TASKS,
    observeWork: timeWork(telemetry?.observeWork ?? unobserved),
    observeSockets: (open) => sockets.set(open),
    settings: config,
    log,
    ...(now && { now }),
    extend: (deps) => {
      const now = () => deps.now()
      return {
        config,
        settings,
        content,
        mailer,
        errors,
        telemetry,
        translator: openTranslator(config),
        ...openMoney(config, { db, now, play }),
        playMoney,
        paymentFollowers: PAYMENT_FOLLOWERS,
      }
    },
  })
  provideLogo(({ src }) => loadLogo(backend.deps, src))
  for (const { path, create } of ROUTES)
    backend.app.route(path, answerFailures(create(backend.deps), backend.deps))
  backend.app.route(JOBS_PATH, answerFailures(serveJobs(config, backend.runDue), backend.deps))
  return backend
}

/** The settings of the site, in force from here on. */
async function openSettings(config: Config, db: Database, now = () => new Date()): Promise<SiteSettings> {
  config.brand = { ...config.brand, currency: await establishCurrency(db, config.currency) }
  const given = { ...config }
  const settings = new SiteSettings(db, defaultSettings(given), now, (values) =>
    applySettings(config, given, values),
  )
  await settings.reload()
  return settings
}

/** Opens the database that the configuration names, as it is. */
export async function openDatabase(
  { databaseUrl, databaseOptions, dataDir }: Config,
  log: Log,
): Promise<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl, databaseOptions)
  return openEmbedded(dataDir, { statementMs: databaseOptions.statementMs, log })
}
