import type { Database } from '#backend/db/database.ts'
import type { Config } from '#server/config.ts'
import { readPaymentSettings } from './payment-settings.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { createTestProvider } from './test-provider/test-provider.ts'

/** The payment provider that the configuration names: Stripe where its keys are given, else play money, in production only on demand. */
export function openPayments(config: Config, db: Database, now: () => Date): PaymentProvider {
  const stripe = readPaymentSettings(config.env, config.mode)
  return stripe ? createStripeProvider(stripe) : createTestProvider(db, config.secrets.signing, now)
}
