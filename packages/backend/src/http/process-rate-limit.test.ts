import { expect, it } from 'vitest'
import { ProcessRateLimit } from './process-rate-limit.ts'

const START = Date.UTC(2031, 0)

it('lets a burst through, and then says how long to wait', () => {
  const limit = new ProcessRateLimit({ requests: 3, seconds: 60 })
  const take = (ms = 0, cost = 1) => limit.take('a', cost, START + ms)
  expect([take(), take(), take()]).toEqual([0, 0, 0])
  expect(take()).toBe(20_000)
  expect(take(19_999)).toBe(1)
  expect(take(20_000)).toBe(0)
  expect(take(20_000)).toBe(20_000)
})

it('does not grow for senders who keep trying, and counts each sender alone', () => {
  const limit = new ProcessRateLimit({ requests: 1, seconds: 10 })
  for (let n = 0; n < 50; n++) limit.take('a', 1, START)
  expect(limit.take('a', 1, START)).toBe(10_000)
  expect(limit.take('b', 1, START)).toBe(0)
})

it('counts what costs more', () => {
  const limit = new ProcessRateLimit({ requests: 10, seconds: 10 })
  expect(limit.take('a', 6, START)).toBe(0)
  expect(limit.take('a', 6, START)).toBe(2_000)
  expect(limit.take('a', 4, START)).toBe(0)
})

it('forgets senders, the oldest first, before there are too many', () => {
  const limit = new ProcessRateLimit({ requests: 1, seconds: 3_600 })
  limit.take('old', 1, START)
  for (let n = 0; n < 50_000; n++) limit.take(String(n), 1, START)
  expect(limit.take('old', 1, START)).toBe(0)
  expect(limit.take('49999', 1, START)).toBeGreaterThan(0)
})
