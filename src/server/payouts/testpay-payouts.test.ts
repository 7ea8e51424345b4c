import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  OpenedPayoutAccount,
  PayoutOptions,
  RefreshedPayoutAccount,
  RequestedPayout,
} from '#contract/payouts.ts'
import { runTask } from '#server/areas.ts'
import { deliverTestWebhooks } from '#server/play-money/tasks/deliver-test-webhooks.ts'
import type { TestUser } from '#server/testing/app.ts'
import { reconcilePayouts } from './tasks/reconcile-payouts.ts'
import { createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts'

const HOUR_MS = 3_600_000

let t: PayoutFixture
beforeAll(async () => {
  t = await createPayoutFixture()
})
afterAll(() => t.close())

const fetch = async (request: Request) => t.app.fetch(request)
const lender = () => t.user({ name: 'Lena Lender', roles: ['lender'], kyc_level: 3 })
async function visit(person: TestUser, outcome: string, bank = 'open') {
  const { value } = await t.say<OpenedPayoutAccount>(person, 'open-payout-account', { country: 'AT' })
  const link = new URL(value!.url).searchParams.get('link')
  // The page has no session: the link is all that it needs.
  const answer = await t.say<{ url: string }>(undefined, 'answer-test-onboarding', {
    link,
    outcome,
    bank,
  })
  expect(new URL(answer.value!.url).pathname).toBe('/dashboard/payout-account')
  await deliverTestWebhooks.run(t.deps, fetch)
  return value!.id
}
const methodOf = async (person: TestUser) =>
  (await t.rows('select kind, status, last4 from public.payout_methods where user_id = $1', [person.id]))[0]
const levelOf = async (person: TestUser) =>
  (
    await t.rows<{ kyc_level: number }>('select kyc_level from public.profiles where id = $1', [person.id])
  )[0]!.kyc_level
async function approved(person: TestUser, methodId: string): Promise<string> {
  await t.credit(person, 5_000)
  const wanted = { account: 'lender', amountCents: 5_000, methodId }
  const { value } = await t.say<RequestedPayout>(person, 'request-payout', wanted)
  await t.say(t.moderator, 'approve-payout', { id: value!.id })
  return value!.id
}
const stateOf = async (id: string) =>
  (await t.rows('select status, status_reason as reason from public.payouts where id = $1', [id]))[0]

it('offers accounts at the embedded provider where nothing else is set up', async () => {
  const options = await t.say<PayoutOptions>(t.renter, 'get-payout-options', {})
  expect(options.value).toEqual({ account: 'test' })
})

it('pays to an account that is verified, and the webhook says so', async () => {
  const person = await lender()
  const methodId = await visit(person, 'verified')
  expect(await methodOf(person)).toEqual({ kind: 'test', status: 'ready', last4: '3000' })
  expect(await levelOf(person)).toBe(4)
  const id = await approved(person, methodId)
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
  expect(await stateOf(id)).toMatchObject({ status: 'approved' })
  t.setNow(60_000)
  await deliverTestWebhooks.run(t.deps, fetch)
  expect(await stateOf(id)).toMatchObject({ status: 'paid' })
  expect(await t.balances(person)).toEqual({ lender: 0, payout: 0 })
})

it('gives the money back when the bank returns it after it was paid', async () => {
  const person = await lender()
  const id = await approved(person, await visit(person, 'verified', 'closing'))
  await t.work()
  await deliverTestWebhooks.run(t.deps, fetch)
  expect(await stateOf(id)).toEqual({ status: 'failed', reason: 'account_closed' })
  expect(await t.balances(person)).toEqual({ lender: 5_000, payout: 0 })
  // The transfer came back before the balance had the money again.
  const [transfer] = await t.rows(
    'select reversed_cents::int as reversed from payments_test.account_payouts where payout_id = $1',
    [id],
  )
  expect(transfer).toEqual({ reversed: 5_000 })
  expect(await t.sumOfAll()).toBe(0)
})

it('has the comparison repair what no webhook told', async () => {
  const person = await lender()
  const id = await approved(person, await visit(person, 'verified', 'closing'))
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
  await t.rows(`update payments_test.account_payouts set fails_at = settles_at + interval '2 hours'`)
  await t.work()
  expect(await stateOf(id)).toMatchObject({ status: 'paid' })
  t.setNow(25 * HOUR_MS)
  await reconcilePayouts.run(t.deps, fetch)
  expect(await stateOf(id)).toEqual({ status: 'failed', reason: 'account_closed' })
  expect(await t.balances(person)).toEqual({ lender: 5_000, payout: 0 })
  expect(await t.rows('select kind from public.payout_discrepancies where mended_at is null')).toEqual([])
})

it('compares for three months after the last event, and again after another one', async () => {
  const person = await lender()
  const id = await approved(person, await visit(person, 'verified'))
  await t.work()
  const comparedAfter = async (days: number) => {
    t.setNow(days * 24 * HOUR_MS)
    await t.rows('update public.payouts set reconciled_at = null where id = $1', [id])
    await reconcilePayouts.run(t.deps, fetch)
    const [row] = await t.rows<{ compared: boolean; closed: boolean }>(
      'select reconciled_at is not null as compared, is_compared as closed from public.payouts where id = $1',
      [id],
    )
    return row
  }
  expect(await comparedAfter(80)).toEqual({ compared: true, closed: false })
  expect(await comparedAfter(20)).toEqual({ compared: false, closed: true })
  expect(await comparedAfter(1)).toEqual({ compared: false, closed: true })
  await t.rows(
    `insert into public.payout_events (payout_id, transition, from_status, to_status, role, at)
     select payout_id, 'fail', to_status, to_status, 'clock', $2 from public.payout_events
     where payout_id = $1 order by id desc limit 1`,
    [id, new Date(t.deps.now().getTime() - HOUR_MS)],
  )
  expect(await comparedAfter(1)).toEqual({ compared: true, closed: false })
})

it('proves no level before money could go there, nor once it was refused', async () => {
  const person = await lender()
  await visit(person, 'incomplete')
  expect(await methodOf(person)).toMatchObject({ status: 'restricted' })
  expect(await levelOf(person)).toBe(3)
  const methodId = await visit(person, 'refused')
  expect(await methodOf(person)).toMatchObject({ status: 'closed' })
  expect(await levelOf(person)).toBe(3)
  const refreshed = await t.say<RefreshedPayoutAccount>(person, 'refresh-payout-account', {})
  expect(refreshed.value).toMatchObject({ kind: 'test', status: 'closed' })
  const mails = await t.rows<{ change: string }>(
    `select data->>'change' as change from public.outbox where recipient = $1 order by created_at, id`,
    [person.email],
  )
  expect(mails.map(({ change }) => change)).toEqual(['opened', 'restricted', 'closed'])
  // The account is removed, and another one opened.
  expect(await t.say(person, 'remove-payout-method', { id: methodId })).toMatchObject({ status: 200 })
  expect(await visit(person, 'verified')).not.toBe(methodId)
})

it('leaves no page to answer on where operators pay by hand', async () => {
  const hand = await createPayoutFixture({ PAYOUTS: 'by-hand' })
  try {
    expect((await hand.say(hand.renter, 'get-payout-options', {})).value).toEqual({ account: null })
    expect(await hand.say(undefined, 'view-test-onboarding', { link: 'x' })).toMatchObject({
      code: 'NOT_FOUND',
    })
  } finally {
    await hand.close()
  }
})
