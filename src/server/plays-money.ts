import { z } from 'zod'
import type { Config } from './config.ts'
import { readPaymentSettings } from './providers/payment-settings.ts'

const setting = z.enum(['test', 'by-hand'])

/** Who sends payouts: unless told otherwise the embedded bank outside production, and for play money everywhere. */
export function bankOf({ mode, env }: Pick<Config, 'mode' | 'env'>): z.infer<typeof setting> {
  const isReal = mode === 'production' && readPaymentSettings(env, mode) !== undefined
  return setting.parse(env.PAYOUTS || (isReal ? 'by-hand' : 'test'))
}

/** Whether a site needs play money: production only where `PAYMENTS` or `PAYOUTS` is `test`, and every other one. */
export const playsMoney = (config: Pick<Config, 'mode' | 'env'>): boolean =>
  config.mode !== 'production' ||
  bankOf(config) === 'test' ||
  readPaymentSettings(config.env, config.mode) === undefined
