import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { rounds } from '#backend/testing/rounds.ts'
import { randomFrom } from '#seed/random.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { requestDepositCapture } from '#server/money/decide-deposit.ts'
import { holdDeposits } from '#server/money/tasks/hold-deposits.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { signWebhook } from '../webhook-signature.ts'
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts'

let double: StripeDouble
let t: CheckoutFixture
beforeEach(async () => {
  double = await startStripeDouble('whsec_test')
  t = await createCheckoutFixture({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_API_URL: double.url,
    },
  })
  t.deps.log.warn = () => {}
})
afterEach(async () => {
  await t.close()
  await double.close()
})

async function settle(): Promise<void> {
  const fetch = async (request: Request) => t.app.fetch(request)
  await holdDeposits.run(t.deps, fetch)
  await settleDue(t.deps)
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
}
const statuses = () => [...double.intents.values()].map(({ status, received }) => ({ status, received }))
const deliver = async (type: string, intentId: string) => {
  const { body, signature } = double.event(type, intentId, t.deps.now())
  const response = await t.app.request('/functions/v1/payment-webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
  return response.status
}

it('books an order over two lenders, captures what is confirmed, voids what is declined, refunds', async () => {
  const asked = await t.another({ isInstant: false, pricePerDayCents: 3_000 })
  const started = await t.start(t.renter, await t.hold(t.renter, t.line(t.item, 10), t.line(asked, 10)))
  expect(started.value).toMatchObject({ provider: 'stripe', paymentStatus: 'open' })
  for (const secret of started.value!.clientSecrets) double.pay(secret, 'pm_card_visa')
  const [first] = [...double.intents.keys()]
  // The browser may be closed: any webhook of any of the intents is enough, also twice and forged ones besides.
  expect(await deliver('payment_intent.amount_capturable_updated', first!)).toBe(200)
  expect(await deliver('payment_intent.amount_capturable_updated', first!)).toBe(200)
  expect(statuses()).toEqual([
    { status: 'succeeded', received: 2_000 },
    { status: 'requires_capture', received: 0 },
  ])
  const [own, other] = await t.rows<{ id: string }>('select id from public.bookings order by number')
  await t.say(t.owner, 'decline-booking', { id: other!.id })
  await settle()
  expect(statuses()).toEqual([
    { status: 'succeeded', received: 2_000 },
    { status: 'canceled', received: 0 },
  ])
  await t.say(t.owner, 'cancel-booking', { id: own!.id })
  await settle()
  expect(double.refunds).toMatchObject([{ payment_intent: first, amount: 2_000 }])
  expect(await t.rows('select status, captured_cents, refunded_cents from public.payments')).toEqual([
    { status: 'refunded', captured_cents: 2_000, refunded_cents: 2_000 },
  ])
})

it('reserves a deposit while the renter is away, and takes a claim out of it once, also when answers are lost', async () => {
  const item = await t.another({ depositCents: 20_000 })
  const started = await t.start(t.renter, await t.hold(t.renter, t.line(item, 3)))
  double.pay(started.value!.clientSecrets[0]!, 'pm_card_visa')
  const { value } = await t.complete(t.renter, started)
  const bookingId = value!.bookings[0]!.id
  t.setNow(2 * DAY_MS + HOUR_MS)
  t.setNow(DAY_MS)
  await settle()
  expect(await t.rows('select status from public.deposits')).toEqual([{ status: 'held' }])
  await inTransaction(t.db, { as: 'service' }, (tx) =>
    requestDepositCapture(tx, t.deps, { bookingId, cents: 5_000, claimId: 'c1' }),
  )
  double.failNext(3, 'lost')
  await settle()
  double.failNext(0, 'lost')
  t.setNow(2 * HOUR_MS)
  await settle()
  expect(await t.rows('select status, captured_cents from public.deposits')).toEqual([
    { status: 'captured', captured_cents: 5_000 },
  ])
  expect(statuses().at(-1)).toEqual({ status: 'succeeded', received: 5_000 })
})

it('asks Stripe for nothing twice when the browser, the webhook and the clock come at once', async () => {
  const started = await t.start(t.renter, await t.hold(t.renter, t.line()))
  double.pay(started.value!.clientSecrets[0]!, 'pm_card_visa')
  const [intent] = [...double.intents.keys()]
  await Promise.all([
    t.complete(t.renter, started),
    deliver('payment_intent.amount_capturable_updated', intent!),
    deliver('payment_intent.succeeded', intent!),
    settle(),
  ])
  await settle()
  expect(double.requests.filter((each) => each.endsWith('/capture'))).toHaveLength(1)
  expect(await t.rows('select status from public.bookings')).toEqual([{ status: 'confirmed' }])
  expect(await t.rows('select 1 from public.captures')).toHaveLength(1)
})

it('answers no signed message with a fault of ours, whatever it says', async () => {
  const send = async (body: string, at = t.deps.now()) => {
    const response = await t.app.request('/functions/v1/payment-webhook', {
      method: 'POST',
      headers: { 'stripe-signature': signWebhook(body, 'whsec_test', at) },
      body,
    })
    return { status: response.status, code: ((await response.json()) as { code?: string }).code }
  }
  const event = { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_none' } } }
  const { data: _, ...dataless } = event
  const unreadable = [
    dataless,
    { ...event, data: null },
    {
      id: 'evt_2',
      object: 'v2.core.event',
      type: 'v1.billing.meter.no_meter_found',
      related_object: { id: 'x' },
    },
    { ...event, id: 'evt_\u0000' },
    { ...event, data: { object: { id: 'pi_\u0000' } } },
    { ...event, data: { object: {} } },
    { ...event, data: { object: { ...event.data.object, metadata: { payment_id: 7 } } } },
    null,
    'text',
  ].map((value) => JSON.stringify(value))
  for (const body of [...unreadable, '', '{"id":"evt_1"', '['.repeat(50_000)])
    expect([body.slice(0, 90), await send(body)]).toEqual([
      body.slice(0, 90),
      { status: 400, code: 'BAD_INPUT' },
    ])
  const soon = new Date(t.deps.now().getTime() + 3_600_000)
  expect(await send(JSON.stringify(event), soon)).toEqual({ status: 400, code: 'WEBHOOK_FORGED' })
  expect((await send(JSON.stringify(event))).status).toBe(200)

  const random = randomFrom('signed messages')
  const odd = [
    'null',
    '[]',
    '{}',
    '7',
    '1e999',
    '""',
    '"\\u0000"',
    '"\\ud800"',
    'true',
    `"${'x'.repeat(300)}"`,
  ]
  const whole = JSON.stringify({
    ...event,
    account: 'acct_1',
    data: { object: { ...event.data.object, payment_intent: 'pi_1' } },
  })
  for (let round = 0; round < rounds(100, 5_000); round++) {
    const at = random.between(0, whole.length)
    const cut = whole.slice(0, at) + random.pick(odd) + whole.slice(at + random.between(0, 12))
    const swapped = whole.replaceAll(/"[a-z_]+\d?"(?=[,}])/g, (text) =>
      random.chance(0.3) ? random.pick(odd) : text,
    )
    for (const body of [cut, swapped]) expect([body, (await send(body)).status < 500]).toEqual([body, true])
  }
})
