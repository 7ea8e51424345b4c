import type { Database } from '#backend/db/database.ts'
import type { Config } from '#server/config.ts'
import type { PaymentProvider } from './provider.ts'
import { createTestProvider } from './test-provider/test-provider.ts'

/** The payment provider that the configuration names. Only the embedded one, with play money, exists so far. */
export const openPayments = (config: Config, db: Database, now: () => Date): PaymentProvider =>
  createTestProvider(db, config.secrets.signing, now)
