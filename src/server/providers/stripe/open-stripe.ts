import Stripe from 'stripe'
import type { StripeSettings } from './stripe-settings.ts'

const TIMEOUT_MS = 20_000

/** Stripe's library with the operator's key. */
export function openStripe({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIMEOUT_MS,
    // With the same idempotency key, so that nothing is done twice.
    maxNetworkRetries: 2,
    telemetry: false,
  })
}
