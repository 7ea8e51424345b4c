import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import type { PaymentProviderError, ProviderPayment } from '#server/providers/provider.ts'
import { cardInWallet } from './card-in-wallet.ts'
import { createTestProvider, type TestProvider } from './test-provider.ts'

let db: Database
let provider: TestProvider
let now: Date
let keys = 0

beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  now = new Date('2026-06-01T10:00:00Z')
  provider = createTestProvider(db, 'site secret', () => now)
  await db.pool.query('delete from payments_test.payments; delete from payments_test.methods')
})

const key = () => `key-${keys++}`
const request = (idempotencyKey = key()) => ({
  amountCents: 5_000,
  currency: 'EUR' as const,
  parts: [
    { key: 'drill', amountCents: 4_000 },
    { key: 'ladder', amountCents: 1_000 },
  ],
  idempotencyKey,
  metadata: { order_id: 'o1' },
  customer: 'cus_test_u1',
})
const some = (part: string, amountCents: number, idempotencyKey = key()) => ({
  part,
  amountCents,
  idempotencyKey,
})
const card = (number: string, change = {}) => ({ number, expMonth: 12, expYear: 2030, cvc: '123', ...change })
const open = () => provider.createPayment(request())
async function authorised(): Promise<ProviderPayment> {
  const payment = await open()
  await provider.confirm(payment.clientSecrets[0]!, card('4242424242424242'))
  return provider.retrieve(payment.ids)
}
const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error as PaymentProviderError).fault,
  )
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}

it('gives the same card one fingerprint, whoever enters it and however', async () => {
  const pay = async (customer: string, number: string) => {
    const {
      clientSecrets: [clientSecret = ''],
      ids,
    } = await provider.createPayment({ ...request(), customer })
    await provider.confirm(clientSecret, card(number))
    return (await provider.retrieve(ids)).method!
  }
  const one = await pay('cus_test_u1', '4242424242424242')
  const same = await pay('cus_test_u2', '4242 4242 4242 4242')
  const other = await pay('cus_test_u2', '4000056655665556')
  expect(one.fingerprint).toMatch(/^[\w-]{16}$/)
  expect(same).toMatchObject({ fingerprint: one.fingerprint })
  expect(same.id).not.toBe(one.id)
  expect(other.fingerprint).not.toBe(one.fingerprint)
})

describe('creating', () => {
  it('answers the same payment under the same key, also at the same time', async () => {
    const same = request()
    const payments = await Promise.all([1, 2, 3].map(() => provider.createPayment(same)))
    expect(new Set(payments.map(({ ids }) => ids[0])).size).toBe(1)
    expect(payments[0]).toMatchObject({
      status: 'open',
      amountCents: 5_000,
      metadata: { order_id: 'o1' },
      failure: null,
    })
    const other = { ...same, amountCents: 6_000, parts: [{ key: 'drill', amountCents: 6_000 }] }
    expect(await fault(provider.createPayment(other))).toBe('key_reused')
  })

  it('refuses amounts that cannot be paid', async () => {
    for (const amountCents of [0, -1, 1.5, Number.NaN]) {
      const parts = [{ key: 'drill', amountCents }]
      expect(await fault(provider.createPayment({ ...request(), amountCents, parts }))).toBe('bad_amount')
    }
    expect(await fault(provider.createPayment({ ...request(), amountCents: 4_999 }))).toBe('bad_amount')
  })

  it('knows only its own payments', async () => {
    expect(await fault(provider.retrieve(['pay_test_unknown']))).toBe('not_found')
  })
})

describe('confirming with a wallet', () => {
  const NOW = new Date('2026-06-01T10:00:00Z')
  const pay = async (number: string) => {
    const payment = await open()
    const answer = await provider.confirm(payment.clientSecrets[0]!, cardInWallet(number, NOW), {
      isConfirmed: true,
    })
    return { answer, payment: await provider.retrieve(payment.ids) }
  }

  it('authorises a card whose expiry and code nobody typed, and keeps it for later charges', async () => {
    for (const number of ['5555555555554444', '378282246310005']) {
      const { answer, payment } = await pay(number)
      expect(answer).toMatchObject({ ok: true, value: { paymentStatus: 'authorised' } })
      expect(payment).toMatchObject({ status: 'authorised', method: { last4: number.slice(-4) } })
    }
  })

  it('has no bank ask again what the device has asked', async () => {
    const { answer } = await pay('4000002760003184')
    expect(answer).toMatchObject({ ok: true, value: { paymentStatus: 'authorised' } })
    expect((await pay('4000008400001629')).answer).toMatchObject({ ok: false, code: 'PAYMENT_DECLINED' })
  })

  it('is refused as the card is, and leaves the payment open for another one', async () => {
    const { answer, payment } = await pay('4000000000009995')
    expect(answer).toMatchObject({ ok: false, code: 'PAYMENT_INSUFFICIENT_FUNDS' })
    expect(payment).toMatchObject({ status: 'open' })
    expect((await pay('4111111111111111')).answer).toMatchObject({ code: 'PAYMENT_TEST_CARD_NEEDED' })
  })
})

describe('confirming with a card', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555 5555 5555 4444', 'mastercard', '4444'],
    ['3782 822463 10005', 'amex', '0005'],
  ])('authorises %s and keeps only brand and last digits', async (number, brand, last4) => {
    const {
      clientSecrets: [clientSecret = ''],
      ids,
    } = await open()
    const answer = await provider.confirm(
      clientSecret,
      card(number, { cvc: brand === 'amex' ? '1234' : '123' }),
    )
    expect(answer).toEqual({ ok: true, value: { paymentStatus: 'authorised' } })
    expect(await provider.retrieve(ids)).toMatchObject({
      status: 'authorised',
      authorisedUntil: '2026-06-08T10:00:00.000Z',
    })
    const { rows } = await db.pool.query('select card_brand, card_last4 from payments_test.payments')
    expect(rows).toEqual([{ card_brand: brand, card_last4: last4 }])
    const { rows: stored } = await db.pool.query(
      `select count(*) as leaks from payments_test.payments p, payments_test.events e, payments_test.requests r
       where (p::text || e::text || r::text) ~ $1`,
      [number.replaceAll(' ', '').slice(0, 12)],
    )
    expect(stored[0].leaks).toBe(0)
  })

  it.each([
    ['4000 0000 0000 0002', 'PAYMENT_DECLINED'],
    ['4000 0000 0000 9995', 'PAYMENT_INSUFFICIENT_FUNDS'],
    ['4000 0000 0000 0069', 'PAYMENT_CARD_EXPIRED'],
    ['4000 0000 0000 0127', 'PAYMENT_CARD_INVALID'],
    ['4000 0000 0000 0119', 'PAYMENT_DECLINED'],
  ])('refuses %s with %s and stays open for another card', async (number, code) => {
    const {
      clientSecrets: [clientSecret = ''],
      ids,
    } = await open()
    expect(await provider.confirm(clientSecret, card(number))).toMatchObject({ ok: false, code })
    expect(await provider.retrieve(ids)).toMatchObject({
      status: 'open',
      failure: code,
      authorisedUntil: null,
    })
    expect(await provider.confirm(clientSecret, card('4242424242424242'))).toMatchObject({ ok: true })
    expect(await provider.retrieve(ids)).toMatchObject({ status: 'authorised', failure: null })
  })

  it.each([
    ['4242 4242 4242 4241', {}, 'PAYMENT_CARD_INVALID', 'number'],
    ['4242 4242 4242 4242', { cvc: '12' }, 'PAYMENT_CARD_INVALID', 'cvc'],
    ['4242 4242 4242 4242', { expMonth: 13 }, 'PAYMENT_CARD_INVALID', 'expiry'],
    ['4242 4242 4242 4242', { expYear: 26, expMonth: 4 }, 'PAYMENT_CARD_EXPIRED', 'expiry'],
    // A number that passes every check but is no test card could be a person's real one.
    ['4111 1111 1111 1111', {}, 'PAYMENT_TEST_CARD_NEEDED', 'number'],
  ])('refuses %s with %j before any bank is asked', async (number, change, code, field) => {
    const {
      clientSecrets: [clientSecret = ''],
      ids,
    } = await open()
    expect(await provider.confirm(clientSecret, card(number, change))).toEqual({
      ok: false,
      code,
      details: { field },
    })
    expect(await provider.retrieve(ids)).toMatchObject({ status: 'open', failure: null })
    const { rows } = await db.pool.query('select card_last4 from payments_test.payments')
    expect(rows).toEqual([{ card_last4: null }])
  })

  it('opens nothing to a secret that was made up', async () => {
    const {
      clientSecrets: [clientSecret = ''],
    } = await open()
    const other = createTestProvider(db, 'another secret', () => now)
    for (const forged of ['', 'x', `${clientSecret.slice(0, -1)}_`, clientSecret.replace('pay_', 'pai_')]) {
      expect(await provider.confirm(forged, card('4242424242424242'))).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await other.confirm(clientSecret, card('4242424242424242'))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('answers authorised again to a second click, and nothing to a voided payment', async () => {
    const {
      clientSecrets: [clientSecret = ''],
      ids,
    } = await authorised()
    expect(await provider.confirm(clientSecret, card('4000000000000002'))).toMatchObject({ ok: true })
    await provider.void(ids, key())
    expect(await provider.confirm(clientSecret, card('4242424242424242'))).toMatchObject({
      code: 'HOLD_EXPIRED',
    })
    expect(await provider.answerChallenge(clientSecret, true)).toMatchObject({ code: 'HOLD_EXPIRED' })
  })
})

describe('a challenge', () => {
  const challenged = async (number: string) => {
    const payment = await open()
    expect(await provider.confirm(payment.clientSecrets[0]!, card(number))).toEqual({
      ok: true,
      value: { paymentStatus: 'requires_action' },
    })
    return payment
  }

  it.each(['4000 0027 6000 3184', '4000 0025 0000 3155'])('authorises %s once approved', async (number) => {
    const {
      clientSecrets: [clientSecret = ''],
      ids,
    } = await challenged(number)
    expect((await provider.retrieve(ids)).status).toBe('requires_action')
    expect(await provider.answerChallenge(clientSecret, true)).toMatchObject({ ok: true })
    expect(await provider.answerChallenge(clientSecret, true)).toMatchObject({ ok: true })
    expect((await provider.retrieve(ids)).status).toBe('authorised')
  })

  it('opens the payment again when it is rejected, or the bank says no after all', async () => {
    const rejected = await challenged('4000 0027 6000 3184')
    const code = 'PAYMENT_CHALLENGE_FAILED'
    expect(await provider.answerChallenge(rejected.clientSecrets[0]!, false)).toMatchObject({ code })
    expect(await provider.retrieve(rejected.ids)).toMatchObject({ status: 'open', failure: code })
    expect(await provider.answerChallenge(rejected.clientSecrets[0]!, true)).toMatchObject({ code })
    const declined = await challenged('4000 0084 0000 1629')
    expect(await provider.answerChallenge(declined.clientSecrets[0]!, true)).toMatchObject({
      code: 'PAYMENT_DECLINED',
    })
  })
})

describe('moving money', () => {
  it('captures part by part, each once, and is done when all is captured', async () => {
    const { ids } = await authorised()
    const drill = some('drill', 4_000)
    const captured = await provider.capture(ids, drill)
    expect(captured).toMatchObject({
      status: 'authorised',
      capturedCents: 4_000,
      capturedParts: { drill: 4_000 },
    })
    expect(await provider.capture(ids, drill)).toEqual(captured)
    expect(await fault(provider.capture(ids, some('drill', 1_000)))).toBe('wrong_state')
    expect(await fault(provider.capture(ids, { ...drill, amountCents: 2_000 }))).toBe('key_reused')
    expect(await provider.capture(ids, some('ladder', 1_000))).toMatchObject({
      status: 'captured',
      capturedCents: 5_000,
      authorisedUntil: null,
    })
    expect(await fault(provider.void(ids, key()))).toBe('wrong_state')
  })

  it('voids what is left after some parts', async () => {
    const { ids } = await authorised()
    await provider.capture(ids, some('drill', 3_000))
    expect(await provider.void(ids, key())).toMatchObject({ status: 'captured', capturedCents: 3_000 })
    expect(await fault(provider.capture(ids, some('ladder', 1_000)))).toBe('wrong_state')
  })

  it('captures neither more than authorised nor anything that is not', async () => {
    const { ids } = await authorised()
    expect(await fault(provider.capture(ids, some('drill', 5_001)))).toBe('bad_amount')
    expect(await fault(provider.capture(ids, some('drill', 0)))).toBe('bad_amount')
    await provider.capture(ids, some('drill', 4_000))
    expect(await fault(provider.capture(ids, some('ladder', 1_001)))).toBe('bad_amount')
    expect(await fault(provider.capture((await open()).ids, some('drill', 1)))).toBe('wrong_state')
  })

  it('voids an authorisation after seven days', async () => {
    const { ids } = await authorised()
    later(6.99)
    expect((await provider.retrieve(ids)).status).toBe('authorised')
    later(0.01)
    expect(await fault(provider.capture(ids, some('drill', 4_000)))).toBe('wrong_state')
    expect(await provider.retrieve(ids)).toMatchObject({ status: 'voided', capturedCents: 0 })
  })

  it('voids what is open or authorised, again and again', async () => {
    for (const payment of [await open(), await authorised()]) {
      expect((await provider.void(payment.ids, key())).status).toBe('voided')
      expect((await provider.void(payment.ids, key())).status).toBe('voided')
    }
  })

  it('refunds of a part up to what was captured of it, each key once', async () => {
    const { ids } = await authorised()
    expect(await fault(provider.refund(ids, some('drill', 1)))).toBe('wrong_state')
    await provider.capture(ids, some('drill', 4_000))
    await provider.capture(ids, some('ladder', 1_000))
    const half = some('drill', 2_000)
    const [first, again] = await Promise.all([provider.refund(ids, half), provider.refund(ids, half)])
    expect(again).toEqual(first)
    expect(await fault(provider.refund(ids, some('drill', 2_001)))).toBe('bad_amount')
    await provider.refund(ids, some('drill', 2_000))
    expect(await provider.retrieve(ids)).toMatchObject({ status: 'captured', refundedCents: 4_000 })
  })
})

describe('a kept card', () => {
  async function kept(number: string): Promise<string> {
    const {
      clientSecrets: [clientSecret = ''],
      ids,
    } = await open()
    await provider.confirm(clientSecret, card(number))
    if ((await provider.retrieve(ids)).status === 'requires_action') {
      await provider.answerChallenge(clientSecret, true)
    }
    return (await provider.retrieve(ids)).method!.id
  }
  const away = (method: string) => provider.createPayment({ ...request(), offSessionMethod: method })

  it('is known by brand, last four digits and expiry', async () => {
    const method = await kept('4242424242424242')
    expect((await away(method)).method).toEqual({
      fingerprint: expect.any(String),
      id: method,
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2030,
    })
  })

  it.each([
    ['4242424242424242', { status: 'authorised', failure: null }],
    ['4000002500003155', { status: 'authorised', failure: null }],
    ['4000002760003184', { status: 'requires_action', failure: null }],
    ['4000000000000341', { status: 'open', failure: 'PAYMENT_DECLINED' }],
    ['4000008260003178', { status: 'open', failure: 'PAYMENT_INSUFFICIENT_FUNDS' }],
  ])('%s is charged while its owner is away: %j', async (number, outcome) => {
    expect(await away(await kept(number))).toMatchObject(outcome)
  })

  it('asks again where the bank wants its owner’s confirmation', async () => {
    const payment = await away(await kept('4000002760003184'))
    await provider.answerChallenge(payment.clientSecrets[0]!, true)
    expect((await provider.retrieve(payment.ids)).status).toBe('authorised')
  })

  it('pays again while its owner is there', async () => {
    const method = await kept('4242424242424242')
    const { ids } = await open()
    const same = key()
    expect((await provider.confirmWith(ids, method, same)).status).toBe('authorised')
    expect((await provider.confirmWith(ids, method, same)).status).toBe('authorised')
  })

  it('is of no use to another customer, nor once it was removed', async () => {
    const method = await kept('4242424242424242')
    const other = await provider.createPayment({ ...request(), customer: 'cus_test_u2' })
    expect(await fault(provider.confirmWith(other.ids, method, key()))).toBe('not_found')
    await provider.removeMethod(method)
    await provider.removeMethod(method)
    expect(await fault(away(method))).toBe('not_found')
  })
})

describe('webhooks', () => {
  it('tell of every change, signed, in the transaction of the change', async () => {
    const {
      ids,
      clientSecrets: [clientSecret = ''],
    } = await open()
    await provider.confirm(clientSecret, card('4000000000000002'))
    await provider.confirm(clientSecret, card('4000002760003184'))
    await provider.answerChallenge(clientSecret, true)
    await provider.capture(ids, some('drill', 4_000))
    await provider.capture(ids, some('ladder', 1_000))
    await provider.refund(ids, some('drill', 4_000))
    const events = (await provider.webhooks.claim())
      .map(({ body }) => provider.parseWebhook(body, provider.webhooks.sign(body), now))
      .map((event) => event && event !== 'unreadable' && event.type)
    expect(events.sort()).toEqual([
      'payment.authorised',
      'payment.authorised',
      'payment.captured',
      'payment.created',
      'payment.failed',
      'payment.refunded',
      'payment.requires_action',
    ])
  })

  it('are claimed by one sender at a time, and again when that one dies', async () => {
    await open()
    const claims = await Promise.all([provider.webhooks.claim(), provider.webhooks.claim()])
    expect(claims.flat()).toHaveLength(1)
    expect(await provider.webhooks.claim()).toEqual([])
    now = new Date(now.getTime() + 31_000)
    const [event] = await provider.webhooks.claim()
    expect(event).toMatchObject({ attempts: 2 })
    await provider.webhooks.delivered([event!.id])
    later(1)
    expect(await provider.webhooks.claim()).toEqual([])
  })

  it('are tried less and less often when they do not arrive', async () => {
    await open()
    const waits: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      const [event] = await provider.webhooks.claim()
      await provider.webhooks.postpone(event!)
      const { rows } = await db.pool.query<{ deliver_at: Date }>(
        'select deliver_at from payments_test.events',
      )
      waits.push((rows[0]!.deliver_at.getTime() - now.getTime()) / 1_000)
      now = rows[0]!.deliver_at
    }
    expect(waits).toEqual([5, 10, 20, 40])
  })
})
