import type { Database } from '#backend/db/database.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import type { PlayMoney } from './play-money/play-money.ts'
import { bankOf } from './plays-money.ts'
import type { Bank } from './providers/bank.ts'
import type { IdentityChecks } from './providers/identity-checks.ts'
import { readPaymentSettings } from './providers/payment-settings.ts'
import type { PayoutAccounts } from './providers/payout-accounts.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { createStripeAccounts } from './providers/stripe/stripe-accounts.ts'
import { createStripeIdentity } from './providers/stripe/stripe-identity.ts'
import { createStripeProvider } from './providers/stripe/stripe-provider.ts'

interface Opening {
  db: Database
  now: () => Date
  /** Where the site plays. */
  play: PlayMoney | undefined
}

/** Those who move the money and who tell whose it is, as the configuration names them. */
export function openMoney(
  config: Config,
  opening: Opening,
): Pick<Deps, 'payments' | 'bank' | 'payoutAccounts' | 'identityChecks'> {
  const bank = openBank(config, opening)
  return {
    payments: openPayments(config, opening),
    bank,
    payoutAccounts: openAccounts(config, opening, bank),
    identityChecks: openIdentityChecks(config),
  }
}

/** The payment provider: Stripe where its keys are given, else play money, in production only on demand. */
function openPayments(config: Config, { db, now, play }: Opening): PaymentProvider {
  const stripe = readPaymentSettings(config.env, config.mode)
  return stripe ? createStripeProvider(stripe) : play!.createTestProvider(db, config.secrets.signing, now)
}

/** None means that the operator makes the transfers, by the SEPA file of approved payouts. */
const openBank = (config: Config, { db, now, play }: Opening): Bank | undefined =>
  bankOf(config) === 'test' ? play!.createTestBank(db, now) : undefined

/**
 * Accounts of users at the payment provider: at Stripe where the operator has set Connect up, and with play money
 * where the bank is the embedded one, too. None otherwise.
 */
function openAccounts(
  config: Config,
  { db, now, play }: Opening,
  bank: Bank | undefined,
): PayoutAccounts | undefined {
  const stripe = readPaymentSettings(config.env, config.mode)
  if (stripe) {
    return stripe.connectSecrets.length > 0 ? createStripeAccounts(stripe, stripe.connectSecrets) : undefined
  }
  const { secrets, siteUrl } = config
  return bank?.name === 'test'
    ? play!.createTestAccounts(db, { signing: secrets.signing, siteUrl }, now)
    : undefined
}

/** Stripe, where the operator has it check identities; without it moderators do. */
function openIdentityChecks({ env, mode }: Config): IdentityChecks | undefined {
  const stripe = readPaymentSettings(env, mode)
  return stripe?.identitySecret ? createStripeIdentity(stripe, stripe.identitySecret) : undefined
}
