import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'
import { StartError } from '#backend/start/start-error.ts'
import type { Mode } from '#server/mode.ts'
import { readStripeSettings, type StripeSettings } from './stripe/stripe-settings.ts'

const environment = z.object({
  PAYMENTS: z.enum(['stripe', 'test']).optional(),
})

/**
 * Who moves the money: Stripe with its keys, or the test provider, which plays it (undefined). Production never plays
 * by accident: without Stripe's keys it refuses to start unless `PAYMENTS` says `test`.
 */
export function readPaymentSettings(env: NodeJS.ProcessEnv, mode: Mode): StripeSettings | undefined {
  const { PAYMENTS: chosen } = readSettings(environment, env)
  const stripe = readStripeSettings(env)
  if (stripe && chosen === 'test') {
    throw new StartError(
      'PAYMENTS is test, but the keys of Stripe are given: leave out the one or the others.',
    )
  }
  if (stripe || chosen === 'test') return stripe
  if (chosen === 'stripe') throw new StartError('STRIPE_SECRET_KEY is missing: PAYMENTS is stripe.')
  if (mode === 'production') {
    throw new StartError(
      'Nobody moves the money: production needs the keys of Stripe (STRIPE_SECRET_KEY and its two others), ' +
        'or PAYMENTS=test for a trial with play money.',
    )
  }
}
