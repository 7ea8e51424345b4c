import { z } from 'zod'
import type { Database } from '#backend/db/database.ts'
import type { Config } from '#server/config.ts'
import type { Bank } from '#server/payments/bank.ts'
import { createTestBank } from './test-bank.ts'

const setting = z.enum(['test', 'by-hand'])

/**
 * The bank that `PAYOUTS` names: `test` outside production unless told otherwise. None means that the operator makes
 * the transfers, by the SEPA file of approved payouts.
 */
export function openBank({ mode, env }: Config, db: Database, now: () => Date): Bank | undefined {
  const chosen = setting.parse(env.PAYOUTS || (mode === 'production' ? 'by-hand' : 'test'))
  return chosen === 'test' ? createTestBank(db, now) : undefined
}
