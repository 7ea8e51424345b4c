import type { Database } from '#backend/db/database.ts'
import type { Config } from './config.ts'
import { createTestAccounts } from './play-money/test-accounts.ts'
import type { Bank } from './providers/bank.ts'
import { readPaymentSettings } from './providers/payment-settings.ts'
import type { PayoutAccounts } from './providers/payout-accounts.ts'
import { createStripeAccounts } from './providers/stripe/stripe-accounts.ts'

/**
 * Accounts of users at the payment provider: at Stripe where the operator has set Connect up, and with play money
 * where the bank is the embedded one, too. None otherwise.
 */
export function openPayoutAccounts(
  config: Config,
  { db, bank, now }: { db: Database; bank: Bank | undefined; now: () => Date },
): PayoutAccounts | undefined {
  const stripe = readPaymentSettings(config.env, config.mode)
  if (stripe) {
    return stripe.connectSecrets.length > 0 ? createStripeAccounts(stripe, stripe.connectSecrets) : undefined
  }
  const { secrets, siteUrl } = config
  return bank?.name === 'test'
    ? createTestAccounts(db, { signing: secrets.signing, siteUrl }, now)
    : undefined
}
