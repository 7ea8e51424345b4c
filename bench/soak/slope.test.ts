import { expect, it } from 'vitest'
import { trendOf } from './slope.ts'

const SAMPLES = 60
const every10s = (value: (n: number) => number) =>
  Array.from({ length: SAMPLES }, (_, n) => ({ at: n * 10, value: value(n) }))

it('a leak is not flat, however it saws', () => {
  const { isFlat, perHour } = trendOf(
    every10s((n) => 200 + n + (n % 5) * 6),
    10,
  )
  expect(isFlat).toBe(false)
  expect(perHour / 360).toBeCloseTo(1, 1)
})

it.each([
  ['goes up and down', (n: number) => 200 + (n % 7) * 20],
  ['rises by less than the slack', (n: number) => 20 + n / 10],
  ['falls', (n: number) => 500 - n * 5],
  [
    'rises by more than the slack while it fills up, and then stays',
    (n: number) => 600 + 3 * Math.min(n, 30),
  ],
  ['jumps once, early', (n: number) => (n < 18 ? 600 : 690)],
])('what %s is flat', (_, value) => {
  expect(trendOf(every10s(value), 10).isFlat).toBe(true)
})

it.each([
  ['a leak of little more than the slack', (n: number) => 600 + n / 5],
  ['a leak after something filled up', (n: number) => 600 + 3 * Math.min(n, 20) + n / 2],
  ['a leak that begins half-way', (n: number) => 600 + Math.max(0, n - 30)],
  ['a leak that is slower in the end', (n: number) => 600 + 20 * Math.sqrt(n)],
])('%s grows', (_, value) => {
  expect(trendOf(every10s(value), 10).isFlat).toBe(false)
})
