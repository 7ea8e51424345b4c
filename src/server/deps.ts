import type { Database } from '#backend/db/database.ts'
import type { Authentication } from '#backend/http/authenticate.ts'
import type { Standing } from '#backend/http/standing.ts'
import type { Keys } from '#backend/keys/keys.ts'
import type { Log } from '#backend/log.ts'
import type { ObjectStore } from '#backend/storage/object-store.ts'
import type { TaskQueue } from '#backend/tasks/task-queue.ts'
import type { Config } from './config.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentProvider } from './payments/provider.ts'

/** Everything that the sub-apps need from outside themselves. */
export interface Deps {
  config: Config
  keys: Keys
  db: Database
  log: Log
  /** Where the bytes of uploaded files are. */
  objects: ObjectStore
  /** What is to be done later or outside, enqueued in the transaction that causes it. */
  tasks: TaskQueue
  /** Who moves the money. */
  payments: PaymentProvider
  /** Who carries mails to people; without one they stay in the outbox. */
  mailer?: Mailer | undefined
  /** The current time; tests set it. */
  now(): Date
  /** Who a request may act as. */
  authenticate(headers: Headers): Promise<Authentication>
  /** Whose token a request brings, in whatever state its session is: for the auth service. */
  identify(headers: Headers): Promise<Authentication>
  standing: Standing
}
