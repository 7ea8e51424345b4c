import type { SendAuthMail } from './auth/auth-mail.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Listener } from './db/listener.ts'
import type { OutageLog } from './db/outage-log.ts'
import type { Hooks } from './hooks.ts'
import type { Authentication } from './http/authenticate.ts'
import type { SessionGuard } from './http/session-guard.ts'
import type { Keys } from './keys/keys.ts'
import type { Log } from './log.ts'
import type { ObjectStore } from './storage/object-store.ts'
import type { TaskQueue } from './tasks/task-queue.ts'

/** Everything that the protocols need from outside themselves. */
export interface Deps {
  config: Config
  keys: Keys
  db: Database
  /** Hears what the database notifies of. */
  listener: Listener
  log: Log
  /** Where errors go that say no more than that the database is away. */
  outage: OutageLog
  /** Where the bytes of uploaded files are. */
  objects: ObjectStore
  /** The queue for what happens later or outside, filled by the transaction that causes it. */
  tasks: TaskQueue
  /** Sends a mail of the auth service if the transaction on `client` commits. */
  mail: SendAuthMail
  hooks: Hooks
  /** The current time; tests set it. */
  now(): Date
  /** Authenticates the caller of a request. */
  authenticate(headers: Headers): Promise<Authentication>
  /**
   * The same for protocols that take personal API keys as well: data and functions. `sender` is whom tries with wrong
   * keys are counted against.
   */
  authenticateWithKey(request: Request, sender: string): Promise<Authentication>
  /** Identifies the account of a request's token, whatever the state of its session: for the auth service. */
  identify(headers: Headers): Promise<Authentication>
  sessionGuard: SessionGuard
}
