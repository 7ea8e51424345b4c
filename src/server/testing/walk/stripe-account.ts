import type { OpenedPayoutAccount } from '#contract/payouts.ts'
import type { CheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { StripeDouble } from '#server/providers/stripe/testing/stripe-double.ts'

/** Makes Stripe send a webhook, and says whether it was taken; one that was not is repeated some time. */
export const sendWebhook =
  (t: CheckoutFixture, stripe: StripeDouble) =>
  async (type: string, id: string, account?: string): Promise<boolean> => {
    const { body, signature } = stripe.event(type, id, t.deps.now(), account)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await t.app.request('/functions/v1/payout-webhook', { method: 'POST', headers, body })).ok
  }

/** A lender whose account at Stripe is ready. */
export async function openStripeAccount(t: CheckoutFixture, stripe: StripeDouble) {
  const person = await t.user({ name: 'Stella Lender', roles: ['lender'], kyc_level: 3 })
  const { value } = await t.say<OpenedPayoutAccount>(person, 'open-payout-account', { country: 'DE' })
  const [account] = stripe.connect.accounts.keys()
  stripe.connect.finishOnboarding(account!)
  await sendWebhook(t, stripe)('account.updated', account!, account)
  return { person, methodId: value!.id }
}
