import type { Deps as BackendDeps } from '#backend/deps.ts'
import type { Area } from './area.ts'
import type { Config } from './config.ts'
import type { SiteContent } from './content/site-content.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Translator } from './messaging/translator.ts'
import type { PaymentFollower } from './money/follower.ts'
import type { ErrorReporter } from './operations/errors/error-reporter.ts'
import type { Telemetry } from './operations/telemetry/telemetry.ts'
import type { Bank } from './providers/bank.ts'
import type { IdentityChecks } from './providers/identity-checks.ts'
import type { PayoutAccounts } from './providers/payout-accounts.ts'
import type { PaymentProvider } from './providers/provider.ts'
import type { SiteSettings } from './settings/site-settings.ts'

/** Everything that use cases, tasks and jobs need from outside themselves. */
export interface Deps extends BackendDeps {
  config: Config
  /** What admins set while the site runs. */
  settings: SiteSettings
  /** What the operator says on the site. */
  content: SiteContent
  /** The payment provider. */
  payments: PaymentProvider
  /** What the areas do when a payment changes its state, in their order. */
  paymentFollowers: readonly PaymentFollower[]
  /** The doors of the test provider, where the site plays. */
  playMoney?: Area | undefined
  /** Sends payouts to bank accounts; without one the operator does it by hand. */
  bank?: Bank | undefined
  /** Accounts of users at the payment provider, to which payouts may go. */
  payoutAccounts?: PayoutAccounts | undefined
  /** Checks who people are; without it moderators do. */
  identityChecks?: IdentityChecks | undefined
  /** Delivers mail; without one it stays in the outbox. */
  mailer?: Mailer | undefined
  /** Reports errors to the operator's error tracker, if there is one. */
  errors?: ErrorReporter | undefined
  /** Tells a collector what is done, if the operator named one. */
  telemetry?: Telemetry | undefined
  /** Translates messages, if the operator has a service for that. */
  translator?: Translator | undefined
}
