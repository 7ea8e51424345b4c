// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { confirmAll } from './confirm-all.ts'
import type { StripeAnswer, StripeBrowser, StripeElements } from './load-stripe.ts'

/** Stripe's script as far as it is used, on intents that are kept here. */
function fakeStripe(statuses: Record<string, string>, refused: string[] = []) {
  const calls: string[] = []
  const confirm = (secret: string): StripeAnswer => {
    if (refused.includes(secret)) return { error: { code: 'card_declined' } }
    statuses[secret] = 'requires_capture'
    return { paymentIntent: { status: statuses[secret] } }
  }
  const stripe: StripeBrowser = {
    elements: () => elements,
    retrievePaymentIntent: async (secret) => ({ paymentIntent: { status: statuses[secret]! } }),
    async createPaymentMethod() {
      calls.push('form')
      return { paymentMethod: { id: 'pm_1' } }
    },
    async confirmCardPayment(secret, { payment_method }) {
      calls.push(`${secret} with ${payment_method}`)
      return confirm(secret)
    },
    async handleNextAction({ clientSecret }) {
      calls.push(`challenge ${clientSecret}`)
      return confirm(clientSecret)
    },
  }
  return { stripe, calls, statuses }
}
const elements: StripeElements = {
  create: () => ({ mount() {}, destroy() {}, on() {} }),
  submit: async () => ({}),
  update() {},
}

it('confirms every intent with the one card that was typed', async () => {
  const { stripe, calls, statuses } = fakeStripe({
    a: 'requires_payment_method',
    b: 'requires_payment_method',
  })
  expect(await confirmAll(stripe, elements, ['a', 'b'])).toEqual({ ok: true })
  expect(calls).toEqual(['form', 'a with pm_1', 'b with pm_1'])
  expect(statuses).toEqual({ a: 'requires_capture', b: 'requires_capture' })
})

it('stops at the first refusal, and goes on from there when it is asked again', async () => {
  const refused = ['b']
  const { stripe, calls } = fakeStripe(
    { a: 'requires_payment_method', b: 'requires_payment_method' },
    refused,
  )
  expect(await confirmAll(stripe, elements, ['a', 'b'])).toMatchObject({ ok: false })
  refused.pop()
  calls.length = 0
  expect(await confirmAll(stripe, elements, ['a', 'b'])).toEqual({ ok: true })
  expect(calls).toEqual(['form', 'b with pm_1'])
})

it('has the bank ask about what waits for it, without a form', async () => {
  const { stripe, calls } = fakeStripe({ a: 'requires_capture', b: 'requires_action' })
  expect(await confirmAll(stripe, undefined, ['a', 'b'])).toEqual({ ok: true })
  expect(calls).toEqual(['challenge b'])
})

it('tries the card that was typed, though the bank still asks about an earlier one', async () => {
  const { stripe, calls } = fakeStripe({ a: 'requires_action', b: 'requires_payment_method' })
  expect(await confirmAll(stripe, elements, ['a', 'b'])).toEqual({ ok: true })
  expect(calls).toEqual(['form', 'a with pm_1', 'b with pm_1'])
})

it('refuses what waits for a card where none was typed', async () => {
  const { stripe, calls } = fakeStripe({ a: 'requires_payment_method' })
  expect(await confirmAll(stripe, undefined, ['a'])).toEqual({ ok: false, answer: {} })
  expect(calls).toEqual([])
})
