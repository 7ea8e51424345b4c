import { connectPostgres, type Database, openEmbedded } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { createAuthenticator, createIdentifier } from '#backend/http/authenticate.ts'
import { createStanding } from '#backend/http/standing.ts'
import { loadKeys } from '#backend/keys/keys.ts'
import { createLog, type Log } from '#backend/log.ts'
import { openObjectStore } from '#backend/storage/open-object-store.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { openMailer } from './mail/open-mailer.ts'
import { openPayments } from './payments/open-payments.ts'
import { productSchema } from './product-schema.ts'
import { refuseDemoData } from './refuse-demo-data.ts'

/** Opens the database that the configuration names, migrated, with everything that the sub-apps need. */
export async function openDeps(config: Config = readConfig()): Promise<Deps> {
  const log = createLog(config.logLevel)
  const db = await openDatabase(config, log)
  const applied = await migrate(db, productSchema())
  if (applied.length > 0) log.info({ applied }, 'database migrated')
  await refuseDemoData(db, config)
  const deps = await createDeps(config, db, log)
  if (config.mode === 'production' && deps.payments.name === 'test') {
    log.warn('Payments are play money: the test provider is the only one so far')
  }
  return deps
}

/** Puts together what the sub-apps need around a database that is already there. */
export async function createDeps(
  config: Config,
  db: Database,
  log = createLog(config.logLevel),
): Promise<Deps> {
  const keys = await loadKeys(config)
  const objects = openObjectStore(config)
  const mailer = openMailer(config)
  if (!mailer && config.mode === 'production') {
    log.warn('SMTP_URL is not set: mail stays in the outbox, and nobody can confirm an address')
  }
  const identify = createIdentifier(keys, () => deps.now())
  const standing = createStanding(db, () => deps.now())
  const deps: Deps = {
    config,
    keys,
    db,
    log,
    objects,
    tasks: await openTaskQueue(db, log),
    payments: openPayments(config, db, () => deps.now()),
    mailer,
    now: () => new Date(),
    authenticate: createAuthenticator(identify, standing),
    identify,
    standing,
  }
  return deps
}

async function openDatabase({ databaseUrl, databaseLimits, dataDir }: Config, log: Log): Promise<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl, databaseLimits)
  return openEmbedded(dataDir, { statementMs: databaseLimits.statementMs, log })
}
