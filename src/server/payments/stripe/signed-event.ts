import Stripe from 'stripe'

const TOLERANCE_SECONDS = 300

interface SignedBody {
  rawBody: string
  signature: string | undefined
  secret: string
  now: Date
}

/** The event in a webhook's raw body; nothing when its signature is forged, too old or from the future. */
export function signedEvent(
  stripe: Stripe,
  { rawBody, signature, secret, now }: SignedBody,
): Stripe.Event | undefined {
  const event = verified(stripe, { rawBody, signature, secret, now })
  return event && event.created - now.getTime() / 1000 <= TOLERANCE_SECONDS ? event : undefined
}

function verified(stripe: Stripe, { rawBody, signature, secret, now }: SignedBody): Stripe.Event | undefined {
  try {
    const at = now.getTime()
    return stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, TOLERANCE_SECONDS, undefined, at)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return
    throw error
  }
}
