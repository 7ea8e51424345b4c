import type { StripeAnswer, StripeBrowser, StripeElements } from './load-stripe.ts'

/** The result of confirming every intent of a payment: done, or the answer that prevented it. */
export type Confirmed = { ok: true } | { ok: false; answer: StripeAnswer }

/** In these a payment takes a card, also in place of another one. */
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/**
 * Confirms every intent of a payment by one press, with the card in Stripe's form, though a bank may ask its question for
 * each. That card also takes the place of an earlier one about which a bank still asks. Without a form the bank's question
 * is answered, and what waits for a card is refused.
 */
export async function confirmAll(
  stripe: StripeBrowser,
  elements: StripeElements | undefined,
  secrets: readonly string[],
): Promise<Confirmed> {
  if (!elements) {
    const asked = await answerChallenges(stripe, secrets)
    return asked.ok && (await openOf(stripe, secrets)).length > 0 ? { ok: false, answer: {} } : asked
  }
  const open = await openOf(stripe, secrets)
  if (open.length === 0) return { ok: true }
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements })
  if (error || !paymentMethod) return { ok: false, answer: { ...(error && { error }) } }
  for (const secret of open) {
    const answer = await stripe.confirmCardPayment(secret, { payment_method: paymentMethod.id })
    if (answer.error) return { ok: false, answer }
  }
  return answerChallenges(stripe, secrets)
}

/** Has the payer's bank ask them about every intent that waits for that. */
async function answerChallenges(stripe: StripeBrowser, secrets: readonly string[]): Promise<Confirmed> {
  for (const clientSecret of secrets) {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
    if (paymentIntent?.status !== 'requires_action') continue
    const answer = await stripe.handleNextAction({ clientSecret })
    if (answer.error) return { ok: false, answer }
  }
  return { ok: true }
}

/** The secrets whose intents are not authorised. */
async function openOf(stripe: StripeBrowser, secrets: readonly string[]): Promise<string[]> {
  const open: string[] = []
  for (const secret of secrets) {
    const { paymentIntent } = await stripe.retrievePaymentIntent(secret)
    if (paymentIntent && OPEN.includes(paymentIntent.status)) open.push(secret)
  }
  return open
}
