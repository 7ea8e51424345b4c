import type { OpenedPayoutAccount, RequestedPayout } from '#contract/payouts.ts'
import { type StripeDouble, startStripeDouble } from '#server/providers/stripe/testing/stripe-double.ts'
import type { TestUser } from '#server/testing/app.ts'
import { createPayoutFixture, type PayoutFixture } from './payout-fixture.ts'

export interface AccountFixture extends PayoutFixture {
  double: StripeDouble
  /** Makes Stripe send a webhook; returns the HTTP status. */
  tell(type: string, id: string, account?: string): Promise<number>
  open(person: TestUser): ReturnType<typeof openAccount>
  /** A lender with so many cents whose account at Stripe is ready. */
  accountOwner(cents: number): Promise<{ person: TestUser; methodId: string; account: string }>
  /** A payout to such a lender that a moderator has approved; the queue has not worked yet. */
  approved(cents?: number): Promise<{ person: TestUser; id: string; account: string }>
  stateOf(id: string): Promise<{ status: string; status_reason: string | null } | undefined>
}

const openAccount = (fixture: PayoutFixture, person: TestUser) =>
  fixture.say<OpenedPayoutAccount>(person, 'open-payout-account', { country: 'DE' })

/** A marketplace whose payment provider is a local Stripe, with Connect. */
export async function createAccountFixture(): Promise<AccountFixture> {
  const double = await startStripeDouble('whsec_test')
  const fixture = await createPayoutFixture({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_payments',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_other, whsec_test',
    STRIPE_API_URL: double.url,
  })
  fixture.deps.log.warn = () => {}
  const open: AccountFixture['open'] = (person) => openAccount(fixture, person)
  const tell: AccountFixture['tell'] = async (type, id, account) => {
    const { body, signature } = double.event(type, id, fixture.deps.now(), account)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const response = await fixture.app.request('/functions/v1/payout-webhook', {
      method: 'POST',
      headers,
      body,
    })
    return response.status
  }
  const accountOwner: AccountFixture['accountOwner'] = async (cents) => {
    const person = await fixture.user({ name: 'Lena Lender', roles: ['lender'], kyc_level: 3 })
    const { value } = await open(person)
    const account = [...double.connect.accounts.keys()].at(-1)!
    double.connect.finishOnboarding(account)
    await tell('account.updated', account, account)
    if (cents > 0) await fixture.credit(person, cents)
    return { person, methodId: value!.id, account }
  }
  return {
    ...fixture,
    double,
    tell,
    open,
    accountOwner,
    async approved(cents = 5_000) {
      const { person, methodId, account } = await accountOwner(cents)
      const wanted = { account: 'lender', amountCents: cents, methodId }
      const { value } = await fixture.say<RequestedPayout>(person, 'request-payout', wanted)
      const id = value!.id
      await fixture.say(fixture.moderator, 'approve-payout', { id })
      return { person, id, account }
    },
    async stateOf(id) {
      return (
        await fixture.rows<{ status: string; status_reason: string | null }>(
          'select status, status_reason from public.payouts where id = $1',
          [id],
        )
      )[0]
    },
    async close() {
      await fixture.close()
      await double.close()
    },
  }
}
