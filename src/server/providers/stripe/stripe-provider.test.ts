import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentProvider, PaymentProviderError, ProviderPayment } from '../provider.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { readStripeSettings } from './stripe-settings.ts'
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts'
import { OFFERED_WAYS } from './ways-to-pay.ts'

const WEBHOOK_SECRET = 'whsec_test'
let double: StripeDouble
let provider: PaymentProvider
let keys = 0
beforeEach(async () => {
  double = await startStripeDouble(WEBHOOK_SECRET)
  provider = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: WEBHOOK_SECRET,
    publishableKey: 'pk_test_1',
    connectSecrets: [],
    apiUrl: double.url,
  })
})
afterEach(() => double.close())

const key = () => `key-${keys++}`
const request = (change: object = {}) => ({
  amountCents: 5_000,
  currency: 'EUR' as const,
  parts: [
    { key: 'drill', amountCents: 4_000 },
    { key: 'ladder', amountCents: 1_000 },
  ],
  idempotencyKey: key(),
  metadata: { payment_id: 'p1' },
  customer: 'cus_1',
  ...change,
})
const some = (part: string, amountCents: number, idempotencyKey = key()) => ({
  part,
  amountCents,
  idempotencyKey,
})
const payAll = ({ clientSecrets }: ProviderPayment, card = 'pm_card_visa') => {
  for (const secret of clientSecrets) double.pay(secret, card)
}
async function authorised(): Promise<ProviderPayment> {
  const payment = await provider.createPayment(request())
  payAll(payment)
  return provider.retrieve(payment.ids)
}
const away = (method: string) =>
  provider.createPayment(
    request({ amountCents: 900, parts: [{ key: 'b1', amountCents: 900 }], offSessionMethod: method }),
  )
const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error as PaymentProviderError).fault,
  )

describe('a payment at Stripe', () => {
  it('is one intent a part, captured by hand, and the same under the same key', async () => {
    const same = request()
    const payment = await provider.createPayment(same)
    expect(payment).toMatchObject({ status: 'open', amountCents: 5_000, metadata: { payment_id: 'p1' } })
    expect(payment.ids).toHaveLength(2)
    expect((await provider.createPayment(same)).ids).toEqual(payment.ids)
    expect(double.intents.size).toBe(2)
    const other = { ...same, parts: [{ key: 'drill', amountCents: 5_000 }] }
    expect(await fault(provider.createPayment(other))).toBe('key_reused')
  })

  it('is in the currency that is asked for', async () => {
    const { ids, currency } = await provider.createPayment(request({ currency: 'CHF' }))
    expect(currency).toBe('CHF')
    expect(ids.map((id) => double.intents.get(id)!.currency)).toEqual(['chf', 'chf'])
  })

  it('is offered by wallets on the host of the site, registered once', async () => {
    await provider.offerWallets('rent.example')
    await provider.offerWallets('rent.example')
    expect(double.domains).toEqual(['rent.example'])
    double.failNext(3, 'unavailable')
    expect(await fault(provider.offerWallets('other.example'))).toBe('unavailable')
  })

  it('takes only what can be captured later and charged again', () => {
    expect(OFFERED_WAYS).toEqual(['card'])
  })

  it('is authorised when every intent is, with its card and the network’s deadline', async () => {
    const payment = await provider.createPayment(request())
    const [first, second] = payment.clientSecrets
    double.pay(first!, 'pm_card_visa')
    expect((await provider.retrieve(payment.ids)).status).toBe('open')
    double.pay(second!, 'pm_card_authenticationRequired')
    expect((await provider.retrieve(payment.ids)).status).toBe('requires_action')
    double.authenticate(second!)
    const { created } = [...double.intents.values()][0]!
    expect(await provider.retrieve(payment.ids)).toMatchObject({
      status: 'authorised',
      authorisedUntil: new Date((created + 6 * 86_400) * 1000).toISOString(),
      method: {
        ...{ id: 'pm_card_visa', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
        fingerprint: 'fp_4242',
      },
    })
  })

  it.each([
    ['pm_card_chargeDeclined', 'PAYMENT_DECLINED'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'PAYMENT_INSUFFICIENT_FUNDS'],
  ])('stays open where the bank refuses %s: %s', async (card, failure) => {
    const payment = await provider.createPayment(request())
    payAll(payment, card)
    expect(await provider.retrieve(payment.ids)).toMatchObject({ status: 'open', failure })
    payAll(payment)
    expect(await provider.retrieve(payment.ids)).toMatchObject({ status: 'authorised', failure: null })
  })

  it('is captured part by part, each once, and what is left is voided', async () => {
    const { ids } = await authorised()
    const drill = some('drill', 3_000)
    expect(await provider.capture(ids, drill)).toMatchObject({
      status: 'authorised',
      capturedCents: 3_000,
      capturedParts: { drill: 3_000 },
    })
    await provider.capture(ids, drill)
    expect(double.requests.filter((each) => each.endsWith('/capture'))).toHaveLength(1)
    expect(await fault(provider.capture(ids, some('drill', 1_000)))).toBe('wrong_state')
    expect(await fault(provider.capture(ids, some('ladder', 1_001)))).toBe('bad_amount')
    expect(await fault(provider.capture(ids, some('saw', 1)))).toBe('not_found')
    expect(await provider.void(ids, key())).toMatchObject({ status: 'captured', capturedCents: 3_000 })
    expect(await provider.void(ids, key())).toMatchObject({ status: 'captured' })
  })

  it('gives back of a part what was captured of it, each key once', async () => {
    const { ids } = await authorised()
    await provider.capture(ids, some('drill', 4_000))
    const half = some('drill', 2_000)
    const first = await provider.refund(ids, half)
    expect(await provider.refund(ids, half)).toEqual(first)
    expect(double.refunds).toHaveLength(1)
    expect(await fault(provider.refund(ids, some('drill', 2_001)))).toBe('bad_amount')
    expect((await provider.retrieve(ids)).refundedCents).toBe(2_000)
  })

  it('says that Stripe is out of reach, and asks again under the same key where an answer was lost', async () => {
    const { ids } = await authorised()
    double.failNext(10, 'unavailable')
    expect(await fault(provider.retrieve(ids))).toBe('unavailable')
    double.failNext(0, 'unavailable')
    double.failNext(1, 'lost')
    // The first intent is asked for, then the answer to the capture is lost: the library tries again.
    expect(await provider.capture(ids, some('drill', 4_000))).toMatchObject({ capturedCents: 4_000 })
    expect(double.requests.filter((each) => each.endsWith('/capture'))).toHaveLength(1)
  })

  it('is not found under a made-up id', async () => {
    expect(await fault(provider.retrieve(['pi_unknown']))).toBe('not_found')
  })
})

describe('a kept card at Stripe', () => {
  it('is charged while its owner is away', async () => {
    expect(await away('pm_card_visa')).toMatchObject({ status: 'authorised', failure: null })
  })

  it.each([
    ['pm_card_authenticationRequired', 'PAYMENT_CHALLENGE_FAILED'],
    ['pm_card_chargeCustomerFail', 'PAYMENT_DECLINED'],
  ])('%s leaves the payment open for its owner: %s', async (card, failure) => {
    const payment = await away(card)
    expect(payment).toMatchObject({ status: 'open', failure })
    expect(payment.clientSecrets).toEqual([expect.stringContaining('_secret')])
  })

  it('pays while its owner is there, who may be asked by their bank', async () => {
    const payment = await provider.createPayment(request())
    expect((await provider.confirmWith(payment.ids, 'pm_card_authenticationRequired', key())).status).toBe(
      'requires_action',
    )
    for (const secret of payment.clientSecrets) double.authenticate(secret)
    expect((await provider.confirmWith(payment.ids, 'pm_card_visa', key())).status).toBe('authorised')
  })

  it('is forgotten, also twice', async () => {
    await provider.removeMethod('pm_card_visa')
    await provider.removeMethod('pm_card_visa')
    expect(double.requests).toContain('POST /v1/payment_methods/pm_card_visa/detach')
  })

  it('belongs to a customer who is made known once', async () => {
    const person = { id: 'u1', email: 'rita@example.org', name: 'Rita' }
    expect(await provider.createCustomer(person)).toBe(await provider.createCustomer(person))
  })
})

describe('a webhook of Stripe', () => {
  const now = new Date()

  it('names its intent and our payment where the signature is right', async () => {
    const { ids } = await authorised()
    const intent = ids[0]!
    const { body, signature } = double.event('payment_intent.amount_capturable_updated', intent, now)
    expect(provider.parseWebhook(body, signature, now)).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'payment_intent.amount_capturable_updated',
      paymentId: intent,
      reference: 'p1',
    })
  })

  it('is refused when it is forged, unsigned, too old or from the future', async () => {
    const { ids } = await authorised()
    const { body, signature } = double.event('payment_intent.succeeded', ids[0]!, now)
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    expect(provider.parseWebhook(`${body} `, signature, now)).toBeUndefined()
    expect(provider.parseWebhook(body, undefined, now)).toBeUndefined()
    expect(provider.parseWebhook(body, 't=1,v1=00', now)).toBeUndefined()
    expect(provider.parseWebhook(body, signature, at(302))).toBeUndefined()
    expect(provider.parseWebhook(body, signature, at(-302))).toBeUndefined()
  })
})

describe('the settings of Stripe', () => {
  const all = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  }

  it('are all or none', () => {
    expect(readStripeSettings({})).toBeUndefined()
    expect(readStripeSettings(all)).toMatchObject({
      secretKey: 'sk_test_1',
      apiUrl: 'https://api.stripe.com',
    })
    for (const name of Object.keys(all)) {
      expect(() => readStripeSettings({ ...all, [name]: '' })).toThrow(name)
    }
  })
})

describe('a dispute at Stripe', () => {
  /** A captured payment of two parts, of which the first one is disputed. */
  async function disputed(): Promise<{ ids: string[]; id: string }> {
    const payment = await authorised()
    await provider.capture(payment.ids, some('drill', 4_000))
    await provider.capture(payment.ids, some('ladder', 1_000))
    return { ids: payment.ids, id: double.disputes.open(payment.ids[0]!) }
  }

  it('is found by its webhook, with the payment and the part that it is about', async () => {
    const { ids, id } = await disputed()
    const now = new Date()
    const { body, signature } = double.event('charge.dispute.created', id, now)
    expect(provider.parseWebhook(body, signature, now)).toMatchObject({
      type: 'charge.dispute.created',
      disputeId: id,
      paymentId: ids[0],
    })
    expect(await provider.retrieveDispute(id)).toMatchObject({
      id,
      reference: 'p1',
      part: 'drill',
      amountCents: 4_000,
      reason: 'fraudulent',
      status: 'needs_response',
      withdrawnCents: 0,
    })
    expect(await provider.retrieve(ids)).toMatchObject({ isDisputed: true })
    expect((await provider.listDisputes(ids)).map((dispute) => dispute.id)).toEqual([id])
  })

  it('takes the money, gives it back, and nothing of it is refunded meanwhile', async () => {
    const { ids, id } = await disputed()
    double.disputes.withdraw(id)
    expect(await provider.retrieveDispute(id)).toMatchObject({ withdrawnCents: 4_000 })
    expect(await fault(provider.refund(ids, some('drill', 100)))).toBe('wrong_state')
    double.disputes.reinstate(id)
    double.disputes.decide(id, 'won')
    expect(await provider.retrieveDispute(id)).toMatchObject({ status: 'won', withdrawnCents: 0 })
    expect((await provider.refund(ids, some('drill', 100))).amountCents).toBe(100)
  })

  it('is answered with a file and words, once', async () => {
    const { id } = await disputed()
    const evidence = { file: Buffer.from('%PDF-1.7 sealed'), note: 'Handed over', idempotencyKey: key() }
    expect(await provider.submitEvidence(id, evidence)).toMatchObject({ status: 'under_review' })
    expect(double.disputes.files[0]).toContain('%PDF-1.7 sealed')
    expect(double.disputes.evidenceOf(id)).toMatchObject({ uncategorized_text: 'Handed over' })
    expect(await fault(provider.submitEvidence(id, evidence))).toBe('wrong_state')
  })
})

describe('many payments at Stripe', () => {
  const now = Math.floor(Date.now() / 1000)

  /** As many payments of one intent each, made one a second from `since` on. */
  function fill(count: number, since: number) {
    return Array.from({ length: count }, (_, n) => {
      const id = `pi_many_${since}_${n}`
      double.intents.set(id, {
        id,
        amount: 1_000 + n,
        currency: 'eur',
        status: 'succeeded',
        received: 1_000 + n,
        refunded: n % 7,
        customer: 'cus_1',
        metadata: { part: 'p' },
        clientSecret: `${id}_secret`,
        created: since + n,
      })
      return { ids: [id], createdAt: new Date((since + n) * 1000) }
    })
  }
  const count = (what: string) => double.requests.filter((request) => request === what).length

  it('are read by the hundred, whole, also those that other payments lie between', async () => {
    const payments = fill(2_000, now - 86_400)
    fill(300, now - 86_000)
    const both = { ids: [...payments[3]!.ids, ...payments[4]!.ids], createdAt: payments[3]!.createdAt }
    const found = await provider.retrieveMany([...payments, both])
    expect(found).toHaveLength(2_001)
    expect(found.find(({ ids }) => ids[0] === payments[1_500]!.ids[0])).toEqual(
      await provider.retrieve(payments[1_500]!.ids),
    )
    expect(found.find(({ ids }) => ids.length === 2)).toMatchObject({
      amountCents: 2_007,
      status: 'captured',
    })
    expect(count('GET /v1/payment_intents')).toBe(23)
  })

  it('are found one by one where a list does not have them, and left out where nobody knows them', async () => {
    const listed = fill(5, now - 86_400)
    const [late] = fill(1, now)
    const lateHere = { ...late!, createdAt: listed[0]!.createdAt }
    const found = await provider.retrieveMany([
      ...listed,
      lateHere,
      { ids: ['pi_unknown'], createdAt: new Date() },
    ])
    expect(found.flatMap(({ ids }) => ids).toSorted()).toEqual(
      [...listed, lateHere].flatMap(({ ids }) => ids).toSorted(),
    )
    expect(count('GET /v1/payment_intents')).toBe(1)
  })

  it('cannot be told while Stripe is out of reach', async () => {
    const payments = fill(5, now)
    double.failNext(9, 'unavailable')
    expect(await fault(provider.retrieveMany(payments))).toBe('unavailable')
  })
})
