import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { BankRefused } from '#server/providers/bank.ts'
import { BANK_MS, BANK_REGRETS_MS, createTestAccounts, type TestAccounts } from './test-accounts.ts'
import { createTestProvider, type TestProvider } from './test-provider.ts'

const SITE = 'http://site.test'
const PAGES = { returnUrl: `${SITE}/back`, refreshUrl: `${SITE}/back?again` }

let db: Database
let accounts: TestAccounts
let provider: TestProvider
let now: Date
let keys = 0

beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  now = new Date('2026-06-01T10:00:00Z')
  accounts = createTestAccounts(db, { signing: 'site secret', siteUrl: SITE }, () => now)
  provider = createTestProvider(db, 'site secret', () => now)
  await db.pool.query('delete from payments_test.accounts')
})

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const open = (idempotencyKey = `account-${keys++}`) =>
  accounts.createAccount({ idempotencyKey, userId: 'u1', email: 'lena@example.test', country: 'AT' })
const linkTo = async (account: string) =>
  new URL(await accounts.openOnboarding(account, PAGES)).searchParams.get('link')!
async function answered(
  outcome: 'verified' | 'incomplete' | 'refused',
  bank: 'open' | 'closing' = 'open',
): Promise<string> {
  const account = await open()
  await accounts.answerOnboarding(await linkTo(account), { outcome, bank })
  return account
}
const order = (destination: string, key = `payout-${keys++}`) => ({
  idempotencyKey: key,
  payoutId: `id of ${key}`,
  amountCents: 5_000,
  currency: 'EUR',
  destination,
  holder: 'Lena Lender',
  reference: 'Lendaround 5001',
})
const events = async () =>
  (await provider.webhooks.claim())
    .map(({ body }) => accounts.parseWebhook(body, provider.webhooks.sign(body), now))
    .map((event) => (event && event !== 'unreadable' ? [event.type, event.payoutId] : []))

describe('an account at the embedded provider', () => {
  it('is the same under the same key, and knows nothing of its owner at first', async () => {
    const [one, again] = await Promise.all([open('same'), open('same')])
    expect(again).toBe(one)
    expect(await accounts.findAccount(one)).toEqual({
      isSubmitted: false,
      isEnabled: false,
      needsOwner: true,
      isClosed: false,
      last4: null,
    })
  })

  it.each([
    ['verified', { isSubmitted: true, isEnabled: true, needsOwner: false, isClosed: false, last4: '3000' }],
    ['incomplete', { isSubmitted: true, isEnabled: false, needsOwner: true, isClosed: false, last4: null }],
    ['refused', { isSubmitted: true, isEnabled: false, needsOwner: false, isClosed: true, last4: null }],
  ] as const)('is %s as its owner chose, and tells so by webhook', async (outcome, facts) => {
    const account = await answered(outcome)
    expect(await accounts.findAccount(account)).toEqual(facts)
    expect(await events()).toEqual([['account.updated', undefined]])
  })

  it('is completed later, and stays refused once it was', async () => {
    const missing = await answered('incomplete')
    await accounts.answerOnboarding(await linkTo(missing), { outcome: 'verified', bank: 'closing' })
    expect(await accounts.findAccount(missing)).toMatchObject({ isEnabled: true, last4: '3001' })
    const refused = await answered('refused')
    await accounts.answerOnboarding(await linkTo(refused), { outcome: 'verified', bank: 'open' })
    expect(await accounts.findAccount(refused)).toMatchObject({ isEnabled: false, isClosed: true })
  })

  it('is closed where the provider knows none', async () => {
    expect(await accounts.findAccount('acct_test_gone')).toMatchObject({ isClosed: true })
  })
})

describe('a link to the page', () => {
  it('shows whose account it is, is good for one answer, and leads back', async () => {
    const link = await linkTo(await open())
    expect(await accounts.viewOnboarding(link)).toEqual({
      ok: true,
      value: {
        email: 'lena@example.test',
        country: 'AT',
        state: 'new',
        isOver: false,
        returnUrl: PAGES.returnUrl,
      },
    })
    const answer = { outcome: 'incomplete', bank: 'open' } as const
    expect(await accounts.answerOnboarding(link, answer)).toMatchObject({ value: { url: PAGES.returnUrl } })
    const used = await accounts.answerOnboarding(link, { outcome: 'verified', bank: 'open' })
    expect(used).toMatchObject({ value: { url: PAGES.refreshUrl } })
    const seen = await accounts.viewOnboarding(link)
    expect(seen).toMatchObject({
      value: { state: 'incomplete', isOver: true, returnUrl: PAGES.refreshUrl },
    })
  })

  it('lasts for ten minutes, and none is guessed', async () => {
    const link = await linkTo(await open())
    later(10 * 60_000)
    expect(await accounts.viewOnboarding(link)).toMatchObject({ value: { isOver: true } })
    expect(await accounts.viewOnboarding('made-up')).toMatchObject({ code: 'NOT_FOUND' })
    const answer = { outcome: 'verified', bank: 'open' } as const
    expect(await accounts.answerOnboarding('made-up', answer)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a payout to it', () => {
  it('is on its way, and paid a moment later, once a key', async () => {
    const one = order(await answered('verified'))
    await events()
    const [first, again] = await Promise.all([accounts.pay(one), accounts.pay(one)])
    expect(again).toEqual(first)
    expect(await accounts.find(first.ids)).toEqual({ status: 'pending' })
    expect(await events()).toEqual([])
    later(BANK_MS)
    expect(await accounts.find(first.ids)).toEqual({ status: 'paid', returnedCents: 0 })
    expect(await events()).toEqual([['payout.paid', one.payoutId]])
  })

  it('comes back later where the bank account was closed, and is recalled once', async () => {
    const { ids } = await accounts.pay(order(await answered('verified', 'closing')))
    later(BANK_MS)
    expect(await accounts.find(ids)).toMatchObject({ status: 'paid' })
    later(BANK_REGRETS_MS)
    expect(await accounts.find(ids)).toEqual({ status: 'failed', code: 'account_closed', isOut: true })
    await accounts.recall(ids)
    await accounts.recall(ids)
    expect(await accounts.find(ids)).toMatchObject({ status: 'failed', isOut: false })
    expect((await events()).map((event) => event?.[0]).sort()).toEqual([
      'account.updated',
      'payout.failed',
      'payout.paid',
      'transfer.reversed',
    ])
  })

  it('is refused where the account is not in order, and unknown where there is none', async () => {
    for (const outcome of ['incomplete', 'refused'] as const) {
      await expect(accounts.pay(order(await answered(outcome)))).rejects.toThrow(BankRefused)
    }
    await expect(accounts.pay(order('acct_test_gone'))).rejects.toThrow('account_restricted')
    expect(await accounts.find(['tr_test_gone'])).toEqual({ status: 'missing' })
  })

  it('that was taken back in part, or as a whole, says so', async () => {
    const { ids } = await accounts.pay(order(await answered('verified')))
    later(BANK_MS)
    const reverse = (cents: number) =>
      db.pool.query('update payments_test.account_payouts set reversed_cents = $2 where id = $1', [
        ids[0],
        cents,
      ])
    await reverse(1_200)
    expect(await accounts.find(ids)).toEqual({ status: 'paid', returnedCents: 1_200 })
    await reverse(5_000)
    expect(await accounts.find(ids)).toEqual({ status: 'paid', returnedCents: 5_000 })
    await accounts.sendAgain(ids, 5_000, 'again')
    await accounts.sendAgain(ids, 5_000, 'again')
    expect(await accounts.find(ids)).toEqual({ status: 'paid', returnedCents: 0 })
  })
})

it('believes no webhook without the provider’s signature, and takes none about payments for its own', async () => {
  await answered('verified')
  const [event] = await provider.webhooks.claim()
  expect(accounts.parseWebhook(event!.body, 't=1,v1=00', now)).toBeUndefined()
  expect(provider.parseWebhook(event!.body, provider.webhooks.sign(event!.body), now)).toBeUndefined()
})
