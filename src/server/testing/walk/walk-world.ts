import type { Job } from '#backend/jobs/job.ts'
import { setTerms } from '#domain/settings/terms.ts'
import { type Random, randomFrom } from '#seed/random.ts'
import { jobsOf, runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { createStripeAccounts } from '#server/providers/stripe/stripe-accounts.ts'
import { type StripeDouble, startStripeDouble } from '#server/providers/stripe/testing/stripe-double.ts'
import type { TestUser } from '#server/testing/app.ts'
import {
  crashAtCommits,
  createFaults,
  type Faults,
  unreliableAccounts,
  unreliableBank,
  unreliableProvider,
} from './faults.ts'
import { noteTerms } from './settings-actions.ts'
import { openStripeAccount, sendWebhook } from './stripe-account.ts'
import { openTestAccount } from './testpay-actions.ts'

/** The scheduled jobs that move money. */
const MONEY_JOBS = [
  'adopt-payments',
  'deliver-test-webhooks',
  'reconcile-payments',
  'hold-deposits',
  'expire-requests',
  'complete-returned',
  'end-missed',
  'lapse-claims',
  'finish-extensions',
  'delete-lapsed-holds',
  'reconcile-payouts',
  'request-weekly-payouts',
  'review-payout-accounts',
  'issue-fee-invoices',
]

/** What the queue does once a second, by the clock of the walk. */
export const settlePayments: Job = { name: 'settle-payments', everyMs: 1_000, run: settleDue }

const STRIPE_SECRET = 'whsec_walk'

export interface WalkWorld extends CheckoutFixture {
  random: Random
  faults: Faults
  renters: TestUser[]
  lenders: { person: TestUser; methodId: string }[]
  /** Where the account of a lender is: at Stripe, or at the embedded provider. */
  provider: 'stripe' | 'test'
  stripe: StripeDouble
  /** Makes Stripe send a webhook about the object of this id; false where it has to send it again. */
  tell(type: string, id: string, account?: string): Promise<boolean>
  moderator: TestUser
  admin: TestUser
  second: TestUser
  items: string[]
  jobs: readonly Job[]
  /** Runs a job as the clock does; what it throws is tried again another time. */
  run(job: Job): Promise<void>
  /** Does what the queue has. */
  drain(): Promise<void>
}

/** Three people brought one another and then the renters, who so have others earn by what they rent. */
async function bring(t: CheckoutFixture, renters: readonly TestUser[]): Promise<void> {
  let above: TestUser | undefined
  const broughtBy = (id: string, by: string) =>
    t.rows('update public.affiliates set referred_by = $2 where id = $1', [id, by])
  for (const name of ['Far', 'Middle', 'Near']) {
    const person = await t.user({ name })
    if (above) await broughtBy(person.id, above.id)
    above = person
  }
  for (const { id } of renters) await broughtBy(id, above!.id)
}

/** A small marketplace in which people do at random what they can, and in which things go wrong. */
export async function createWalkWorld(seed: string, provider: WalkWorld['provider']): Promise<WalkWorld> {
  const t = await createCheckoutFixture({ env: { ADJUSTMENT_TWO_PEOPLE_CENTS: '3000' } })
  const stripe = await startStripeDouble(STRIPE_SECRET)
  const settings = {
    secretKey: 'sk_test_walk',
    publishableKey: '',
    webhookSecret: '',
    connectSecrets: [STRIPE_SECRET],
  }
  if (provider === 'stripe')
    t.deps.payoutAccounts = createStripeAccounts({ ...settings, apiUrl: stripe.url }, [STRIPE_SECRET])
  const random = randomFrom(seed)
  const faults = createFaults(randomFrom(`${seed} faults`))
  for (const level of ['warn', 'error'] as const) t.deps.log[level] = () => {}
  await noteTerms(t)
  const renters = [t.renter]
  for (const name of ['Rosa', 'Ravi']) renters.push(await t.user({ name, kyc_level: 2 }))
  await bring(t, renters)
  const lenders: WalkWorld['lenders'] = []
  for (const iban of ['DE89370400440532013000', 'DE62370400440532013001']) {
    const person = await t.user({ name: 'Lena Lender', roles: ['lender'], kyc_level: 3 })
    const { value } = await t.say<{ id: string }>(person, 'add-payout-method', {
      iban,
      holder: 'Lena Lender',
    })
    lenders.push({ person, methodId: value!.id })
  }
  lenders.push(await (provider === 'stripe' ? openStripeAccount(t, stripe) : openTestAccount(t)))
  const items: string[] = []
  for (const [index, { person }] of [...lenders, ...lenders, ...lenders].entries()) {
    const item = await t.another({
      owner: person.id,
      isInstant: index % 2 === 0,
      depositCents: index < 3 ? 5_000 : 0,
      units: 1 + (index % 3),
      maxHours: 240,
      cancellationPolicy: (['flexible', 'moderate', 'strict'] as const)[index % 3]!,
      pricePerDayCents: 1_000 + 137 * index,
    })
    items.push(item.id)
    if (index % 3 === 1)
      await t.rows(
        `update public.items set weekend_price_cents = $2, duration_discounts = '{10,25,40}' where id = $1`,
        [item.id, index % 2 === 0 ? 1_777 : null],
      )
  }
  t.deps.payments = unreliableProvider(t.deps.payments, faults)
  t.deps.bank = unreliableBank(t.deps.bank!, faults)
  t.deps.payoutAccounts = unreliableAccounts(t.deps.payoutAccounts!, faults)
  crashAtCommits(t.db, faults)
  return {
    ...t,
    random,
    faults,
    renters,
    lenders,
    provider,
    stripe,
    tell: sendWebhook(t, stripe),
    items,
    moderator: await t.user({ name: 'Mona', roles: ['moderator'] }),
    admin: await t.user({ name: 'Ada', roles: ['admin'] }),
    second: await t.user({ name: 'Bo', roles: ['admin'] }),
    jobs: [settlePayments, ...jobsOf(t.deps).filter(({ name }) => MONEY_JOBS.includes(name))],
    async run(job) {
      await job.run(t.deps, async (request) => t.app.fetch(request)).catch(() => {})
    },
    async close() {
      setTerms({})
      await t.close()
      await stripe.close()
    },
    async drain() {
      // A task that died at work comes back when its lease is over, by the database's clock, which the walk cannot move.
      if (!faults.isOn)
        await t.rows(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
      await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data)).catch(() => {})
    },
  }
}
