import { createHmac, timingSafeEqual } from 'node:crypto'

/** The browser's proof for one payment. Derived, so that the tables contain no secret to steal. */
export const clientSecretOf = (paymentId: string, secret: string): string =>
  `${paymentId}_secret_${createHmac('sha256', secret).update(`client-secret:${paymentId}`).digest('base64url')}`

/** The payment that a client secret opens; nothing when it was made up. */
export function paymentIdOf(clientSecret: string, secret: string): string | undefined {
  const paymentId = clientSecret.split('_secret_')[0] ?? ''
  const [given, expected] = [Buffer.from(clientSecret), Buffer.from(clientSecretOf(paymentId, secret))]
  if (given.length === expected.length && timingSafeEqual(given, expected)) return paymentId
}
