import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { deliverTestWebhooks } from '#server/play-money/tasks/deliver-test-webhooks.ts'
import type { TestProvider } from '#server/play-money/test-provider.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'

let t: CheckoutFixture
let provider: TestProvider
beforeEach(async () => {
  t = await createCheckoutFixture()
  provider = t.deps.payments as TestProvider
})
afterEach(() => t.close())

const deliver = () => deliverTestWebhooks.run(t.deps, async (request) => t.app.fetch(request))
const send = async (body: string, signature: string | undefined) => {
  const response = await t.app.request('/functions/v1/payment-webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'payment-signature': signature }) },
    body,
  })
  return { status: response.status, ...((await response.json()) as { code?: string; received?: boolean }) }
}
const bookings = () => t.rows('select status from public.bookings')
const eventsOf = (type: string) =>
  t.rows<{ id: string; body: string }>('select id, body from payments_test.events where type = $1', [type])

describe('payment-webhook', () => {
  it('books and captures without the browser, which may have been closed', async () => {
    await t.pay(t.renter, [t.line()])
    await deliver()
    expect(await bookings()).toEqual([{ status: 'confirmed' }])
    expect(await t.rows('select status from public.payments')).toEqual([{ status: 'captured' }])
    await deliver()
    const undelivered = 'select id from payments_test.events where delivered_at is null'
    expect(await t.rows(undelivered)).toEqual([])
  })

  it('does no harm when it comes twice, also at the same time', async () => {
    await t.pay(t.renter, [t.line()])
    const [event] = await eventsOf('payment.authorised')
    const once = () => send(event!.body, provider.webhooks.sign(event!.body))
    const answers = await Promise.all([once(), once(), once()])
    answers.push(await once())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await bookings()).toHaveLength(1)
    expect(await t.rows('select event_id from public.payment_events')).toEqual([{ event_id: event!.id }])
    expect(await t.rows('select id from public.outbox')).toHaveLength(2)
  })

  it('is about the payment of which it names any part', async () => {
    await t.pay(t.renter, [t.line()])
    await t.rows(`insert into public.payment_intents (id, provider, payment_id, position)
      select 'pay_test_second', 'test', id, 2 from public.payments`)
    const body = JSON.stringify({ id: 'evt_2', type: 'any', data: { payment: { id: 'pay_test_second' } } })
    expect(await send(body, provider.webhooks.sign(body))).toMatchObject({ status: 200 })
    expect(await bookings()).toEqual([{ status: 'confirmed' }])
  })

  it('does no harm when it comes late and out of order', async () => {
    const started = await t.pay(t.renter, [t.line()], '4000 0000 0000 0002')
    await t.confirm(started)
    await t.complete(t.renter, started)
    for (const type of ['payment.captured', 'payment.authorised', 'payment.failed', 'payment.created']) {
      const [event] = await eventsOf(type)
      expect(await send(event!.body, provider.webhooks.sign(event!.body))).toMatchObject({ status: 200 })
    }
    expect(await bookings()).toEqual([{ status: 'confirmed' }])
    expect(await t.rows('select status, failure_code from public.payments')).toEqual([
      { status: 'captured', failure_code: null },
    ])
  })

  it('books nothing because an event says so: it asks the provider', async () => {
    await t.start(t.renter, await t.hold(t.renter, t.line()))
    const [created] = await eventsOf('payment.created')
    const body = created!.body
      .replace('payment.created', 'payment.authorised')
      .replace('"open"', '"authorised"')
    expect(await send(body, provider.webhooks.sign(body))).toMatchObject({ status: 200 })
    expect(await bookings()).toEqual([])
  })

  it('refuses a forged, a stale and an unsigned event, without a trace', async () => {
    await t.pay(t.renter, [t.line()])
    const [event] = await eventsOf('payment.authorised')
    const signature = provider.webhooks.sign(event!.body)
    expect(await send(`${event!.body} `, signature)).toMatchObject({ status: 400, code: 'WEBHOOK_FORGED' })
    expect(await send(event!.body, undefined)).toMatchObject({ status: 400, code: 'WEBHOOK_FORGED' })
    expect(await send(event!.body, 't=1,v1=00')).toMatchObject({ status: 400, code: 'WEBHOOK_FORGED' })
    t.setNow(301_000)
    expect(await send(event!.body, signature)).toMatchObject({ status: 400, code: 'WEBHOOK_FORGED' })
    expect(await bookings()).toEqual([])
    expect(await t.rows('select event_id from public.payment_events')).toEqual([])
  })

  it('takes note of an event about a payment that is not ours', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'payment.voided',
      data: { payment: { id: 'pay_test_other' } },
    })
    expect(await send(body, provider.webhooks.sign(body))).toMatchObject({ status: 200, received: true })
  })

  it('asks to be sent again while the provider cannot be asked', async () => {
    await t.pay(t.renter, [t.line()])
    const { retrieve } = provider
    Object.assign(provider, {
      retrieve: () => Promise.reject(new PaymentProviderError('unavailable', 'down')),
    })
    await deliver()
    expect(await bookings()).toEqual([])
    expect(await t.rows('select event_id from public.payment_events')).toEqual([])
    Object.assign(provider, { retrieve })
    t.setNow(6_000)
    await deliver()
    expect(await bookings()).toEqual([{ status: 'confirmed' }])
  })

  it('voids what is paid for an abandoned order', async () => {
    const started = await t.start(t.renter, await t.hold(t.renter, t.line()))
    await t.say(t.renter, 'release-hold')
    await t.confirm(started)
    await deliver()
    expect(await t.rows('select status from payments_test.payments')).toEqual([{ status: 'voided' }])
    expect(await bookings()).toEqual([])
  })
})
