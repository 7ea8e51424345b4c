import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PayoutOptions, RefreshedPayoutAccount } from '#contract/payouts.ts'
import { setTerms } from '#domain/settings/terms.ts'
import type { TestUser } from '#server/testing/app.ts'
import { reviewPayoutAccounts } from './tasks/review-payout-accounts.ts'
import { type AccountFixture, createAccountFixture } from './testing/account-fixture.ts'

const HOUR_MS = 3_600_000

let t: AccountFixture
beforeAll(async () => {
  t = await createAccountFixture()
})
afterAll(() => t.close())

const lender = () => t.user({ name: 'Lena Lender', roles: ['lender'], kyc_level: 3 })
const methodOf = async (person: TestUser) =>
  (
    await t
      .client({ as: person })
      .from('payout_methods')
      .select('id, kind, holder, country, last4, status')
      .eq('user_id', person.id)
      .is('removed_at', null)
  ).data?.[0]
const levelOf = async (person: TestUser) =>
  (await t.rows<{ kyc_level: number }>('select kyc_level from public.profiles where id = $1', [person.id]))[0]
    ?.kyc_level
const mailsTo = async (person: TestUser) =>
  (
    await t.rows<{ change: string }>(
      `select data->>'change' as change from public.outbox
       where recipient = $1 and template = 'payout-method' order by created_at, id`,
      [person.email],
    )
  ).map(({ change }) => change)
const refresh = (person: TestUser) => t.say<RefreshedPayoutAccount>(person, 'refresh-payout-account', {})
const lastAccount = () => [...t.double.connect.accounts.values()].at(-1)!

describe('an account at Stripe', () => {
  it('is offered where the operator has set Connect up', async () => {
    const options = await t.say<PayoutOptions>(t.renter, 'get-payout-options', {})
    expect(options.value).toEqual({ account: 'stripe' })
  })

  it('is opened once, also when the button is pressed ten times, and gets a new link each time', async () => {
    const person = await lender()
    const before = t.double.connect.accounts.size
    const answers = await Promise.all(Array.from({ length: 10 }, () => t.open(person)))
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1)
    expect(new Set(answers.map(({ value }) => value?.url)).size).toBe(10)
    expect(t.double.connect.accounts.size).toBe(before + 1)
    expect(lastAccount()).toMatchObject({ country: 'DE', metadata: { user_id: person.id } })
    expect(await methodOf(person)).toMatchObject({ kind: 'stripe', status: 'onboarding', last4: null })
    expect(await mailsTo(person)).toEqual(['opened'])
    expect(await levelOf(person)).toBe(3)
  })

  it('is not opened where nobody who lends may live, and goes on where it was', async () => {
    const [person, known] = [await lender(), await lender()]
    expect(await t.open(known)).toMatchObject({ status: 200 })
    setTerms({ residenceCountries: ['AT'] })
    const answers = [await t.open(person), await t.open(known)]
    setTerms({})
    expect(answers).toMatchObject([{ code: 'COUNTRY_OFF', details: { country: 'DE' } }, { status: 200 }])
  })

  it('is opened again under the same key where the answer was lost', async () => {
    const person = await lender()
    const before = t.double.connect.accounts.size
    t.double.failNext(3, 'lost')
    expect(await t.open(person)).toMatchObject({ status: 503, code: 'PAYMENT_PROVIDER_DOWN' })
    t.double.failNext(0, 'lost')
    expect(await t.open(person)).toMatchObject({ status: 200 })
    expect(t.double.connect.accounts.size).toBe(before + 1)
  })

  it('takes no payout before Stripe lets money through, and then makes level 4', async () => {
    const person = await lender()
    await t.credit(person, 5_000)
    const { value } = await t.open(person)
    const wanted = { account: 'lender', amountCents: 2_000, methodId: value!.id }
    expect(await t.say(person, 'request-payout', wanted)).toMatchObject({
      status: 409,
      code: 'PAYOUT_METHOD_NOT_READY',
    })
    const weekly = { isWeekly: true, methodId: value!.id }
    expect(await t.say(person, 'change-payout-settings', weekly)).toMatchObject({
      code: 'PAYOUT_METHOD_NOT_READY',
    })
    const account = lastAccount()
    Object.assign(account, { isSubmitted: true, due: [] })
    expect((await refresh(person)).value).toMatchObject({ status: 'checking', country: 'DE' })
    t.double.connect.finishOnboarding(account.id)
    expect(await t.tell('account.updated', account.id, account.id)).toBe(200)
    expect(await t.tell('account.updated', account.id, account.id)).toBe(200)
    expect(await methodOf(person)).toMatchObject({ status: 'ready', last4: '3000' })
    expect(await levelOf(person)).toBe(4)
    expect(await mailsTo(person)).toEqual(['opened', 'ready'])
    expect(await t.say(person, 'request-payout', wanted)).toMatchObject({ status: 200 })
  })

  it('tells its owner when Stripe wants more, and keeps the level that it proved', async () => {
    const { person, account, methodId } = await t.accountOwner(5_000)
    Object.assign(lastAccount(), { isEnabled: false, due: ['individual.verification.document'] })
    await t.tell('account.updated', account, account)
    expect(await methodOf(person)).toMatchObject({ status: 'restricted' })
    expect(await mailsTo(person)).toEqual(['opened', 'ready', 'restricted'])
    expect(await levelOf(person)).toBe(4)
    const wanted = { account: 'lender', amountCents: 2_000, methodId }
    expect(await t.say(person, 'request-payout', wanted)).toMatchObject({
      code: 'PAYOUT_METHOD_NOT_READY',
    })
  })

  it('that its owner has closed at Stripe no longer accepts payouts', async () => {
    const { person, account } = await t.accountOwner(0)
    t.double.connect.accounts.delete(account)
    expect((await refresh(person)).value).toMatchObject({ status: 'closed' })
    expect(await levelOf(person)).toBe(3)
  })

  it('is asked about by the clock where no webhook came', async () => {
    const person = await lender()
    await t.open(person)
    t.double.connect.finishOnboarding(lastAccount().id)
    const review = () => reviewPayoutAccounts.run(t.deps, async (request) => t.app.fetch(request))
    await review()
    expect(await methodOf(person)).toMatchObject({ status: 'onboarding' })
    t.setNow(HOUR_MS)
    await review()
    expect(await methodOf(person)).toMatchObject({ status: 'ready' })
  })

  it('is asked about although Stripe refuses to speak of twenty others that wait longer', async () => {
    const opened = async (checkedDaysAgo: number) => {
      const person = await lender()
      await t.open(person)
      await t.rows(
        `update public.payout_methods set checked_at = created_at - make_interval(days => $2) where user_id = $1`,
        [person.id, checkedDaysAgo],
      )
      return person
    }
    for (let count = 0; count < 20; count++) {
      await opened(3)
      lastAccount().isWithheld = true
    }
    const person = await opened(2)
    t.double.connect.finishOnboarding(lastAccount().id)
    const review = () => reviewPayoutAccounts.run(t.deps, async (request) => t.app.fetch(request))
    for (let minute = 0; minute < 3; minute++) await review()
    expect(await methodOf(person)).toMatchObject({ status: 'ready' })
  })

  it('believes no webhook without Stripe’s signature', async () => {
    const { account } = await t.accountOwner(0)
    const { body } = t.double.event('account.updated', account, t.deps.now(), account)
    const post = (headers: Record<string, string>) =>
      t.app.request('/functions/v1/payout-webhook', { method: 'POST', headers, body })
    expect((await post({})).status).toBe(400)
    expect((await post({ 'stripe-signature': 't=1,v1=00' })).status).toBe(400)
  })

  it('is removed like any method, and another is opened afterwards', async () => {
    const { person, methodId, account } = await t.accountOwner(0)
    expect(await t.say(person, 'remove-payout-method', { id: methodId })).toMatchObject({
      value: { kycLevel: 3 },
    })
    expect(await refresh(person)).toMatchObject({ code: 'NOT_FOUND' })
    // Later events from Stripe about it have no effect.
    expect(await t.tell('account.updated', account, account)).toBe(200)
    const { value } = await t.open(person)
    expect(value!.id).not.toBe(methodId)
  })

  it('shows its owner where it leads, and nobody what Stripe calls it', async () => {
    const { person } = await t.accountOwner(0)
    for (const as of [person, t.moderator, await t.user({ roles: ['admin'] })]) {
      const { error } = await t.client({ as }).from('payout_destinations').select()
      expect(error?.code).toBe('42501')
    }
    const { data } = await t.client({ as: t.renter }).from('payout_methods').select()
    expect(data).toEqual([])
  })
})
