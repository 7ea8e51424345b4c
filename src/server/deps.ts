import type { Deps as BackendDeps } from '#backend/deps.ts'
import type { Config } from './config.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Bank } from './payouts/bank/bank.ts'

/** Everything that use cases, tasks and jobs need from outside themselves. */
export interface Deps extends BackendDeps {
  config: Config
  /** Who moves the money. */
  payments: PaymentProvider
  /** Who pays people out; without one the operator does it by hand. */
  bank?: Bank | undefined
  /** Who carries mails to people; without one they stay in the outbox. */
  mailer?: Mailer | undefined
}
