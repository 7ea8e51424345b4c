import type { Config } from '#server/config.ts'
import type { PayoutAccounts } from './payout-accounts.ts'
import { createStripeAccounts } from './stripe/stripe-accounts.ts'
import { readStripeSettings } from './stripe/stripe-settings.ts'

/** Accounts of people at the payment provider; none where the operator has not set Stripe Connect up. */
export function openPayoutAccounts(config: Config): PayoutAccounts | undefined {
  const stripe = readStripeSettings(config.env)
  return stripe?.connectSecrets.length ? createStripeAccounts(stripe, stripe.connectSecrets) : undefined
}
