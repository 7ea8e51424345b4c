import type { StripeAnswer, StripeBrowser, StripeElements } from './load-stripe.ts'

/** What came of confirming every intent of a payment: done, or the answer that stood in the way. */
export type Confirmed = { ok: true } | { ok: false; answer: StripeAnswer }

const OPEN = ['requires_payment_method', 'requires_confirmation']

/** The first of these secrets whose intent waits for a card; nothing when none does. */
export async function leadOf(stripe: StripeBrowser, secrets: readonly string[]): Promise<string | undefined> {
  for (const secret of secrets) {
    const { paymentIntent } = await stripe.retrievePaymentIntent(secret)
    if (paymentIntent && OPEN.includes(paymentIntent.status)) return secret
  }
}

/** Has the payer's bank ask them about every intent that waits for that. */
export async function answerChallenges(
  stripe: StripeBrowser,
  secrets: readonly string[],
): Promise<Confirmed> {
  for (const clientSecret of secrets) {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
    if (paymentIntent?.status !== 'requires_action') continue
    const answer = await stripe.handleNextAction({ clientSecret })
    if (answer.error) return { ok: false, answer }
  }
  return { ok: true }
}

/**
 * Confirms the lead with what was typed into Stripe's form, and the other intents with the same card: one press of a
 * button for all of them, though a bank may ask its question for each.
 */
export async function confirmAll(
  stripe: StripeBrowser,
  elements: StripeElements,
  lead: string,
  secrets: readonly string[],
): Promise<Confirmed> {
  const answer = await stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: window.location.href },
  })
  if (answer.error) return { ok: false, answer }
  const method = answer.paymentIntent?.payment_method
  const card = typeof method === 'string' ? method : method?.id
  for (const secret of secrets.filter((each) => each !== lead)) {
    const { paymentIntent } = await stripe.retrievePaymentIntent(secret)
    if (!paymentIntent || !OPEN.includes(paymentIntent.status) || !card) continue
    const other = await stripe.confirmCardPayment(secret, { payment_method: card })
    if (other.error) return { ok: false, answer: other }
  }
  return answerChallenges(stripe, secrets)
}
