// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { answerChallenges, confirmAll, leadOf } from './confirm-all.ts'
import type { StripeAnswer, StripeBrowser, StripeElements } from './load-stripe.ts'

/** Stripe's script as far as it is used, on intents that are kept here. */
function fakeStripe(statuses: Record<string, string>, refused: string[] = []) {
  const calls: string[] = []
  const intent = (secret: string): StripeAnswer => ({
    paymentIntent: { status: statuses[secret]!, payment_method: 'pm_1' },
  })
  const confirm = (secret: string): StripeAnswer => {
    if (refused.includes(secret)) return { error: { code: 'card_declined' } }
    statuses[secret] = 'requires_capture'
    return intent(secret)
  }
  const stripe: StripeBrowser = {
    elements: () => ({ create: () => ({ mount() {}, destroy() {} }) }),
    retrievePaymentIntent: async (secret) => intent(secret),
    async confirmPayment() {
      calls.push('form')
      return confirm('a')
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
const elements = {} as StripeElements

it('confirms every intent with one form: the first with what was typed, the others with its card', async () => {
  const { stripe, calls, statuses } = fakeStripe({
    a: 'requires_payment_method',
    b: 'requires_payment_method',
  })
  expect(await confirmAll(stripe, elements, 'a', ['a', 'b'])).toEqual({ ok: true })
  expect(calls).toEqual(['form', 'b with pm_1'])
  expect(statuses).toEqual({ a: 'requires_capture', b: 'requires_capture' })
})

it('stops at the first refusal, and goes on from there when it is asked again', async () => {
  const { stripe } = fakeStripe({ a: 'requires_payment_method', b: 'requires_payment_method' }, ['b'])
  expect(await confirmAll(stripe, elements, 'a', ['a', 'b'])).toMatchObject({ ok: false })
  expect(await leadOf(stripe, ['a', 'b'])).toBe('b')
})

it('has the bank ask about what waits for it, and nothing else', async () => {
  const { stripe, calls } = fakeStripe({ a: 'requires_capture', b: 'requires_action' })
  expect(await answerChallenges(stripe, ['a', 'b'])).toEqual({ ok: true })
  expect(calls).toEqual(['challenge b'])
  expect(await leadOf(stripe, ['a', 'b'])).toBeUndefined()
})
