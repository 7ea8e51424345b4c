import { expect, it } from 'vitest'
import { trendOf } from './slope.ts'

const every10s = (value: (n: number) => number) =>
  Array.from({ length: 60 }, (_, n) => ({ at: n * 10, value: value(n) }))

it('a leak is not flat, however it saws', () => {
  const { isFlat, perHour } = trendOf(
    every10s((n) => 200 + n + (n % 5) * 6),
    10,
  )
  expect(isFlat).toBe(false)
  expect(perHour).toBeCloseTo(360, -1)
})

it('what goes up and down, or up by less than the slack, is flat', () => {
  expect(
    trendOf(
      every10s((n) => 200 + (n % 7) * 20),
      10,
    ).isFlat,
  ).toBe(true)
  expect(
    trendOf(
      every10s((n) => 20 + n / 10),
      10,
    ).isFlat,
  ).toBe(true)
  expect(
    trendOf(
      every10s((n) => 20 + n),
      10,
    ).isFlat,
  ).toBe(false)
})

it('what falls is flat', () => {
  expect(
    trendOf(
      every10s((n) => 500 - n * 5),
      1,
    ).isFlat,
  ).toBe(true)
})
