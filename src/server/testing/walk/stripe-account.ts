import type { OpenedPayoutAccount } from '#contract/payouts.ts'
import type { Stage } from '#server/checkout/testing/stage.ts'
import type { StripeDouble } from '#server/payments/stripe/testing/stripe-double.ts'

/** Has Stripe tell of something; what is not dealt with is told again some time. */
export const tellOf =
  (stage: Stage, stripe: StripeDouble) =>
  async (type: string, id: string, account?: string): Promise<unknown> => {
    const { body, signature } = stripe.event(type, id, stage.deps.now(), account)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return stage.app.request('/functions/v1/payout-webhook', { method: 'POST', headers, body })
  }

/** A lender whose account at Stripe is ready. */
export async function openStripeAccount(stage: Stage, stripe: StripeDouble) {
  const person = await stage.user({ name: 'Stella Lender', roles: ['lender'], kyc_level: 3 })
  const { value } = await stage.say<OpenedPayoutAccount>(person, 'open-payout-account', { country: 'DE' })
  const [account] = stripe.connect.accounts.keys()
  stripe.connect.finishOnboarding(account!)
  await tellOf(stage, stripe)('account.updated', account!, account)
  return { person, methodId: value!.id }
}
