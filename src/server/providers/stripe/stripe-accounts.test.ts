import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStripeAccounts } from './stripe-accounts.ts'
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts'

const SECRET = 'whsec_accounts'

let double: StripeDouble
beforeEach(async () => {
  double = await startStripeDouble(SECRET)
})
afterEach(() => double.close())

it('pays out in the currency of the payout, also what was taken back and is sent again', async () => {
  const settings = { secretKey: 'sk_test_1', publishableKey: '', webhookSecret: '', connectSecrets: [SECRET] }
  const accounts = createStripeAccounts({ ...settings, apiUrl: double.url }, [SECRET])
  const person = { idempotencyKey: 'a', userId: 'u', email: 'lena@example.org', country: 'CH' }
  const account = await accounts.createAccount(person)
  double.connect.finishOnboarding(account)
  const { ids } = await accounts.pay({
    idempotencyKey: 'payout:1',
    payoutId: '1',
    amountCents: 5_000,
    currency: 'CHF',
    destination: account,
    holder: 'Lena Lender',
    reference: 'Lendaround 1',
  })
  double.connect.reverse(ids[0]!, 1_000)
  await accounts.sendAgain(ids, 1_000, 'again')
  const sent = [...double.connect.transfers.values(), ...double.connect.payouts.values()]
  expect(sent.map(({ amount, currency }) => [amount, currency])).toEqual([
    [5_000, 'chf'],
    [1_000, 'chf'],
    [5_000, 'chf'],
  ])
})
