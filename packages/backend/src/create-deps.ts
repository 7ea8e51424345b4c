import type { SendAuthMail } from './auth/auth-mail.ts'
import type { Database } from './db/database.ts'
import { Listener } from './db/listener.ts'
import { OutageLog } from './db/outage-log.ts'
import type { Deps } from './deps.ts'
import type { Hooks } from './hooks.ts'
import { createAuthenticator, createIdentifier } from './http/authenticate.ts'
import { createKeyAuthenticator } from './http/authenticate-with-key.ts'
import { createSessionGuard } from './http/session-guard.ts'
import { loadKeys } from './keys/keys.ts'
import { createLog, type Log } from './log.ts'
import { completeSettings, type Settings } from './settings.ts'
import type { ObjectStore } from './storage/object-store.ts'
import { openTaskQueue } from './tasks/task-queue.ts'

/** The parts from which the backend's dependencies are made. */
export interface Parts {
  /** Opened and migrated. */
  database: Database
  /** Where the bytes of uploaded files go. */
  objects: ObjectStore
  /** Sends the mails of the auth service; without it none are sent, so addresses cannot be confirmed nor passwords reset. */
  mail?: SendAuthMail
  hooks?: Hooks
  settings?: Settings
  log?: Log
  now?(): Date
}

/** Puts together what the protocols need around a database that is already there. */
export async function createDeps({
  database,
  objects,
  mail = async () => {},
  hooks = {},
  settings = {},
  log = createLog('info'),
  now = () => new Date(),
}: Parts): Promise<Deps> {
  const config = completeSettings(settings)
  const keys = await loadKeys(config.secrets)
  const outage = new OutageLog(log)
  const tasks = await openTaskQueue(database, log, outage)
  const clock = () => deps.now()
  const identify = createIdentifier(keys, clock)
  const sessionGuard = createSessionGuard(database, clock)
  const authenticate = createAuthenticator(identify, sessionGuard)
  const authenticateWithKey = createKeyAuthenticator(authenticate, {
    apiKeys: hooks.apiKeys,
    db: database,
    now: clock,
    limits: config.rateLimits,
  })
  const deps: Deps = {
    config,
    keys,
    db: database,
    listener: new Listener(database, log),
    log,
    outage,
    objects,
    tasks,
    mail,
    hooks,
    now,
    authenticate,
    authenticateWithKey,
    identify,
    sessionGuard,
  }
  return deps
}
