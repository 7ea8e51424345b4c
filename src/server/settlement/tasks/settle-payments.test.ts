import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'
import { PaymentProviderError } from '#server/payments/provider.ts'
import { settlePayments } from './settle-payments.ts'

let stage: CheckoutFixture
beforeEach(async () => {
  stage = await createCheckoutFixture()
})
afterEach(() => stage.close())

const MINUTE_MS = 60_000
const settle = () => settlePayments.run(stage.deps, async (request) => stage.app.fetch(request))
const orders = () => stage.rows('select status, status_reason from public.orders')
const money = async () =>
  (await stage.rows<{ status: string }>('select status from payments_test.payments')).map(
    ({ status }) => status,
  )

describe('settle-payments', () => {
  it('books what was authorised when neither browser nor webhook came through', async () => {
    await stage.pay(stage.renter, [stage.line()])
    await settle()
    expect(await orders()).toEqual([{ status: 'pending', status_reason: null }])
    stage.setNow(31_000)
    await settle()
    expect(await orders()).toEqual([{ status: 'paid', status_reason: null }])
    expect(await money()).toEqual(['captured'])
  })

  it('keeps an order open while its holds live, however long a payer takes', async () => {
    await stage.start(stage.renter, await stage.hold(stage.renter, stage.line()))
    stage.setNow(40 * MINUTE_MS)
    await settle()
    expect(await orders()).toEqual([{ status: 'pending', status_reason: null }])
  })

  it.each([false, true])(
    'abandons an order that is unpaid after half an hour (challenge pending: %s)',
    async (pending) => {
      const started = await stage.start(stage.renter, await stage.hold(stage.renter, stage.line()))
      if (pending) await stage.confirm(started, '4000 0027 6000 3184')
      await stage.lapseHolds()
      stage.setNow(29 * MINUTE_MS)
      await settle()
      expect(await orders()).toEqual([{ status: 'pending', status_reason: null }])
      stage.setNow(31 * MINUTE_MS)
      await settle()
      expect(await orders()).toEqual([{ status: 'failed', status_reason: 'lapsed' }])
      expect(await money()).toEqual(['voided'])
      expect(await stage.complete(stage.renter, started)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    },
  )

  it('gives up an order whose payment the provider never heard of', async () => {
    const { log, payments } = stage.deps
    const [{ warn }, { createPayment }] = [log, payments]
    log.warn = () => {}
    payments.createPayment = () => Promise.reject(new PaymentProviderError('unavailable', 'down'))
    await stage.start(stage.renter, await stage.hold(stage.renter, stage.line()))
    Object.assign(payments, { createPayment })
    log.warn = warn
    await stage.lapseHolds()
    stage.setNow(HOUR_MS)
    await settle()
    expect(await orders()).toEqual([{ status: 'failed', status_reason: 'lapsed' }])
    expect(await stage.rows('select status from public.payments')).toEqual([{ status: 'voided' }])
  })

  it('voids an abandoned payment at once', async () => {
    await stage.pay(stage.renter, [stage.line()])
    await stage.say(stage.renter, 'release-hold')
    await settle()
    expect(await money()).toEqual(['voided'])
    expect(await stage.rows('select status from public.payments')).toEqual([{ status: 'voided' }])
  })

  it('looks less and less often at what stays open, and not at all at what is done', async () => {
    const lookups: number[] = []
    const { retrieve } = stage.deps.payments
    const begun = Date.now()
    stage.deps.payments.retrieve = (id) => {
      lookups.push(Math.round((stage.deps.now().getTime() - begun) / 1_000))
      return retrieve(id)
    }
    const started = await stage.start(stage.renter, await stage.hold(stage.renter, stage.line()))
    for (let second = 0; second < 600; second += 10) {
      stage.setNow(10_000)
      await settle()
    }
    expect(lookups.length).toBeGreaterThanOrEqual(4)
    expect(lookups.length).toBeLessThanOrEqual(6)
    await stage.confirm(started)
    await stage.complete(stage.renter, started)
    lookups.length = 0
    stage.setNow(10 * HOUR_MS)
    await settle()
    expect(lookups).toEqual([])
  })

  it('shares the work between processes, each payment to one', async () => {
    for (let n = 0; n < 6; n++) {
      const renter = await stage.user({ kyc_level: 1 })
      await stage.pay(renter, [stage.line(await stage.another())])
    }
    let asked = 0
    const { retrieve } = stage.deps.payments
    stage.deps.payments.retrieve = (id) => {
      asked++
      return retrieve(id)
    }
    stage.setNow(31_000)
    await Promise.all([settle(), settle(), settle()])
    expect(asked).toBe(6)
    expect(await money()).toEqual(Array(6).fill('captured'))
  })

  it('goes on with the others when one cannot be settled', async () => {
    const rival = await stage.user({ kyc_level: 1 })
    const first = await stage.pay(stage.renter, [stage.line()])
    await stage.pay(rival, [stage.line(await stage.another())])
    const broken = first.value!.clientSecret!.split('_secret_')[0]!
    const { payments, log } = stage.deps
    const [{ retrieve }, { warn }] = [payments, log]
    log.warn = () => {}
    payments.retrieve = (id) =>
      id === broken ? Promise.reject(new PaymentProviderError('unavailable', 'down')) : retrieve(id)
    stage.setNow(31_000)
    await settle()
    expect((await money()).sort()).toEqual(['authorised', 'captured'])
    Object.assign(payments, { retrieve })
    log.warn = warn
    stage.setNow(35_000)
    await settle()
    expect(await money()).toEqual(['captured', 'captured'])
  })
})
