import type { Database } from '#backend/db/database.ts'
import type { Config } from '#server/config.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { readStripeSettings } from './stripe/stripe-settings.ts'
import { createTestProvider } from './test-provider/test-provider.ts'

/** The payment provider that the configuration names: Stripe where its keys are given, else play money. */
export function openPayments(config: Config, db: Database, now: () => Date): PaymentProvider {
  const stripe = readStripeSettings(config.env)
  return stripe ? createStripeProvider(stripe) : createTestProvider(db, config.secrets.signing, now)
}
