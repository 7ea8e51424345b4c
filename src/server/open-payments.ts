import type { Database } from '#backend/db/database.ts'
import type { Config } from './config.ts'
import { createTestProvider } from './play-money/test-provider.ts'
import { readPaymentSettings } from './providers/payment-settings.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { createStripeProvider } from './providers/stripe/stripe-provider.ts'

/** The payment provider that the configuration names: Stripe where its keys are given, else play money, in production only on demand. */
export function openPayments(config: Config, db: Database, now: () => Date): PaymentProvider {
  const stripe = readPaymentSettings(config.env, config.mode)
  return stripe ? createStripeProvider(stripe) : createTestProvider(db, config.secrets.signing, now)
}
