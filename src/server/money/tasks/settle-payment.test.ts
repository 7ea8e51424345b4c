import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { loadPayment } from '../load-payment.ts'
import { settle as settlePayment } from '../settle.ts'
import { settleDue } from '../testing/settle-due.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const MINUTE_MS = 60_000
const settle = () => settleDue(t.deps)
const orders = () => t.rows('select status, status_reason from public.orders')
const money = async () =>
  (await t.rows<{ status: string }>('select status from payments_test.payments')).map(({ status }) => status)

describe('settle-payment', () => {
  it('books what was authorised when neither browser nor webhook came through', async () => {
    await t.pay(t.renter, [t.line()])
    await settle()
    expect(await orders()).toEqual([{ status: 'pending', status_reason: null }])
    t.setNow(31_000)
    await settle()
    expect(await orders()).toEqual([{ status: 'paid', status_reason: null }])
    expect(await money()).toEqual(['captured'])
  })

  it('keeps an order open while its holds live, however long a payer takes', async () => {
    await t.start(t.renter, await t.hold(t.renter, t.line()))
    t.setNow(40 * MINUTE_MS)
    await settle()
    expect(await orders()).toEqual([{ status: 'pending', status_reason: null }])
  })

  it.each([false, true])(
    'abandons an order that is unpaid after half an hour (challenge pending: %s)',
    async (pending) => {
      const started = await t.start(t.renter, await t.hold(t.renter, t.line()))
      if (pending) await t.confirm(started, '4000 0027 6000 3184')
      await t.lapseHolds()
      t.setNow(29 * MINUTE_MS)
      await settle()
      expect(await orders()).toEqual([{ status: 'pending', status_reason: null }])
      t.setNow(31 * MINUTE_MS)
      await settle()
      expect(await orders()).toEqual([{ status: 'failed', status_reason: 'lapsed' }])
      expect(await money()).toEqual(['voided'])
      expect(await t.complete(t.renter, started)).toMatchObject({ status: 409, code: 'HOLD_EXPIRED' })
    },
  )

  it('gives up an order whose payment the provider never heard of', async () => {
    const { log, payments } = t.deps
    const [{ warn }, { createPayment }] = [log, payments]
    log.warn = () => {}
    payments.createPayment = () => Promise.reject(new PaymentProviderError('unavailable', 'down'))
    await t.start(t.renter, await t.hold(t.renter, t.line()))
    Object.assign(payments, { createPayment })
    log.warn = warn
    await t.lapseHolds()
    t.setNow(HOUR_MS)
    await settle()
    expect(await orders()).toEqual([{ status: 'failed', status_reason: 'lapsed' }])
    expect(await t.rows('select status from public.payments')).toEqual([{ status: 'voided' }])
  })

  it('leaves alone what another call has finished meanwhile', async () => {
    const started = await t.pay(t.renter, [t.line()])
    const [{ id }] = (await t.rows<{ id: string }>('select id from public.payments')) as [{ id: string }]
    const known = await loadPayment(t.deps.db.kysely, id)
    await t.complete(t.renter, started)
    const before = await t.rows('select * from public.payments')
    const asked: string[] = []
    t.deps.payments.void = async () => {
      asked.push('void')
      throw new PaymentProviderError('wrong_state', 'captured')
    }
    await settlePayment(t.deps, id, known)
    expect(asked).toEqual([])
    expect(await t.rows('select * from public.payments')).toEqual(before)
  })

  it('voids an abandoned payment at once', async () => {
    await t.pay(t.renter, [t.line()])
    await t.say(t.renter, 'release-hold')
    await settle()
    expect(await money()).toEqual(['voided'])
    expect(await t.rows('select status from public.payments')).toEqual([{ status: 'voided' }])
  })

  it('looks less and less often at what stays open, and not at all at what is done', async () => {
    const lookups: number[] = []
    const { retrieve } = t.deps.payments
    const begun = Date.now()
    t.deps.payments.retrieve = (id) => {
      lookups.push(Math.round((t.deps.now().getTime() - begun) / 1_000))
      return retrieve(id)
    }
    const started = await t.start(t.renter, await t.hold(t.renter, t.line()))
    for (let second = 0; second < 600; second += 10) {
      t.setNow(10_000)
      await settle()
    }
    expect(lookups.length).toBeGreaterThanOrEqual(4)
    expect(lookups.length).toBeLessThanOrEqual(6)
    await t.confirm(started)
    await t.complete(t.renter, started)
    lookups.length = 0
    t.setNow(10 * HOUR_MS)
    await settle()
    expect(lookups).toEqual([])
  })

  it('shares the work between processes, each payment to one', async () => {
    for (let n = 0; n < 6; n++) {
      const renter = await t.user({ kyc_level: 1 })
      await t.pay(renter, [t.line(await t.another())])
    }
    let asked = 0
    const { retrieve } = t.deps.payments
    t.deps.payments.retrieve = (id) => {
      asked++
      return retrieve(id)
    }
    t.setNow(31_000)
    const drain = () => t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
    await Promise.all([drain(), drain(), drain()])
    expect(asked).toBe(6)
    expect(await money()).toEqual(Array(6).fill('captured'))
  })

  it('goes on with the others when one cannot be settled', async () => {
    const rival = await t.user({ kyc_level: 1 })
    const first = await t.pay(t.renter, [t.line()])
    await t.pay(rival, [t.line(await t.another())])
    const broken = first.value!.clientSecrets[0]!.split('_secret_')[0]!
    const { payments, log } = t.deps
    const [{ retrieve }, { warn }] = [payments, log]
    log.warn = () => {}
    payments.retrieve = (ids) =>
      ids.includes(broken) ? Promise.reject(new PaymentProviderError('unavailable', 'down')) : retrieve(ids)
    t.setNow(31_000)
    await settle()
    expect((await money()).sort()).toEqual(['authorised', 'captured'])
    Object.assign(payments, { retrieve })
    log.warn = warn
    t.setNow(35_000)
    await settle()
    expect(await money()).toEqual(['captured', 'captured'])
  })
})
