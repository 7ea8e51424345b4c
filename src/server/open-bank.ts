import { z } from 'zod'
import type { Database } from '#backend/db/database.ts'
import type { Config } from './config.ts'
import { createTestBank } from './play-money/test-bank.ts'
import type { Bank } from './providers/bank.ts'
import { readPaymentSettings } from './providers/payment-settings.ts'

const setting = z.enum(['test', 'by-hand'])

/**
 * The bank that `PAYOUTS` names: unless told otherwise the embedded one outside production, and for play money
 * everywhere. None means that the operator makes the transfers, by the SEPA file of approved payouts.
 */
export function openBank({ mode, env }: Config, db: Database, now: () => Date): Bank | undefined {
  const isReal = mode === 'production' && readPaymentSettings(env, mode) !== undefined
  const chosen = setting.parse(env.PAYOUTS || (isReal ? 'by-hand' : 'test'))
  return chosen === 'test' ? createTestBank(db, now) : undefined
}
