// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setConfig } from '../../lib/config.ts'
import { answerWith, CONFIG } from '../../lib/testing/pretend-session.ts'
import { completeCheckout } from './complete-checkout.ts'

const PATH = '/functions/v1/complete-checkout'
const refused = (code: string) => Response.json({ code, message: code }, { status: 409 })
const booked = { orderId: 'o1', orderNumber: 1, totalCents: 2_000, bookings: [] }

/** Answers one after the other, and the last of them for ever. */
function answers(...given: Response[]): string[] {
  return answerWith({ [PATH]: () => (given.length > 1 ? given.shift()! : given[0]!.clone()) })
}

beforeEach(() => {
  setConfig(CONFIG)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The result of a checkout when all its waiting is over. */
async function outcome() {
  let isOver = false
  const ended = completeCheckout('o1')
    .catch((error: { code?: string }) => error.code)
    .finally(() => {
      isOver = true
    })
  // Step by step: on a busy machine the first request may begin later than the clock was to be moved.
  while (!isOver) await vi.advanceTimersByTimeAsync(100)
  return ended
}

it('asks again for a payment that is still pending, and answers what it has become', async () => {
  const asked = answers(refused('PAYMENT_PENDING'), refused('PAYMENT_PROVIDER_DOWN'), Response.json(booked))
  expect(await outcome()).toEqual(booked)
  expect(asked).toEqual([PATH, PATH, PATH])
})

it('gives up after five times', async () => {
  const asked = answers(refused('PAYMENT_PENDING'))
  expect(await outcome()).toBe('PAYMENT_PENDING')
  expect(asked).toHaveLength(5)
})

it('stops at a refusal', async () => {
  const asked = answers(refused('PAYMENT_DECLINED'))
  expect(await outcome()).toBe('PAYMENT_DECLINED')
  expect(asked).toHaveLength(1)
})
