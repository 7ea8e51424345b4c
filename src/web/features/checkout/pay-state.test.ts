import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { leadOf, type PayEvent, type PayState, payReducer, READY } from './pay-state.ts'

const stateAfter = (...events: PayEvent[]) => events.reduce<PayState>(payReducer, READY)
const refusal = (code: string) => new ApiError(code, code)
const authorised = { type: 'authorised', orderId: 'o1' } as const

describe('a press of "Pay"', () => {
  it('counts once, however often the button is pressed', () => {
    expect(stateAfter({ type: 'pressed' })).toEqual({ step: 'asking' })
    expect(stateAfter({ type: 'pressed' }, { type: 'pressed' })).toEqual({ step: 'asking' })
    expect(stateAfter({ type: 'pressed' }, authorised, { type: 'pressed' })).toEqual({
      step: 'booking',
      orderId: 'o1',
    })
  })

  it('can be repeated after a refusal, whose reason goes with the next press', () => {
    const problem = refusal('PAYMENT_DECLINED')
    const refused = stateAfter({ type: 'pressed' }, { type: 'refused', problem })
    expect(refused).toEqual({ step: 'ready', problem })
    expect(payReducer(refused, { type: 'pressed' })).toEqual({ step: 'asking' })
  })

  it('leads back to the card where the bank took its promise back', () => {
    const problem = refusal('PAYMENT_CHALLENGE_FAILED')
    expect(stateAfter({ type: 'pressed' }, authorised, { type: 'not-booked', problem })).toEqual({
      step: 'ready',
      problem,
    })
  })

  it.each(['NETWORK', 'PAYMENT_PROVIDER_DOWN', 'PAYMENT_PENDING', 'UNEXPECTED'])(
    'asks again for the booking, and takes no second payment, after %s',
    (code) => {
      const problem = refusal(code)
      const stuck = stateAfter({ type: 'pressed' }, authorised, { type: 'not-booked', problem })
      expect(stuck).toEqual({ step: 'stuck', orderId: 'o1', problem })
      expect(payReducer(stuck, { type: 'pressed' })).toBe(stuck)
      expect(payReducer(stuck, { type: 'retried' })).toEqual({ step: 'booking', orderId: 'o1' })
    },
  )
})

it('knows where each refusal leads', () => {
  const leads = Object.fromEntries(
    [
      'HOLD_EXPIRED',
      'ITEMS_UNAVAILABLE',
      'DATES_GONE_PAYMENT_VOIDED',
      'PRICE_CHANGED',
      'TERMS_CHANGED',
      'PAYMENT_DECLINED',
    ].map((code) => [code, leadOf(refusal(code))]),
  )
  expect(leads).toEqual({
    HOLD_EXPIRED: 'lapsed',
    ITEMS_UNAVAILABLE: 'lapsed',
    DATES_GONE_PAYMENT_VOIDED: 'gone',
    PRICE_CHANGED: 'refresh',
    TERMS_CHANGED: 'refresh',
    PAYMENT_DECLINED: 'stay',
  })
  expect(leadOf(new TypeError('fetch failed'))).toBe('stay')
})
