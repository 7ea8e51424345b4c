import type { Database } from '#backend/db/database.ts'
import type { Config } from '#server/config.ts'
import type { Bank } from './bank.ts'
import { readPaymentSettings } from './payment-settings.ts'
import type { PayoutAccounts } from './payout-accounts.ts'
import { createStripeAccounts } from './stripe/stripe-accounts.ts'
import { createTestAccounts } from './test-provider/test-accounts.ts'

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
