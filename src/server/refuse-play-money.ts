import type { Database } from '#backend/db/database.ts'
import { StartError } from '#backend/start/start-error.ts'
import type { PaymentProvider } from './providers/provider.ts'

/**
 * Refuses to go on with real money where play money was paid in: balances in the ledger do not tell the two apart, so
 * lenders would be paid out for test cards.
 */
export async function refusePlayMoney(db: Database, payments: Pick<PaymentProvider, 'name'>): Promise<void> {
  if (payments.name === 'test') return
  // Where the test provider never had its books, no payment is looked for: all real ones would be read.
  const { rows } = await db.pool.query(
    `select from public.payments
     where to_regclass('payments_test.payments') is not null and provider = 'test' limit 1`,
  )
  if (rows.length === 0) return
  throw new StartError(
    'This database holds play money of the test provider, which would be paid out as real money. ' +
      'Use an empty database or another DATA_DIR for real payments.',
  )
}
