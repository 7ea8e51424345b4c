import { expect, it } from 'vitest'
import { priceSteps } from './price-steps.ts'

it('goes by one among small amounts', () => {
  expect(priceSteps(3, 12)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

it('goes by round amounts among large ones', () => {
  expect(priceSteps(44, 130)).toEqual([
    44, 46, 48, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120, 130,
  ])
})

it('keeps half of its way for what most people ask, whatever the dearest item costs', () => {
  const steps = priceSteps(5, 100_000)
  expect(steps.length).toBeLessThan(180)
  expect(steps.filter((amount) => amount <= 500).length / steps.length).toBeGreaterThan(0.45)
})

it('rises with every step, and never by more than a fifth above ten', () => {
  const steps = priceSteps(0, 123_457)
  for (const [n, amount] of steps.slice(1).entries()) {
    expect(amount).toBeGreaterThan(steps[n]!)
    if (steps[n]! >= 10) expect(amount / steps[n]!).toBeLessThanOrEqual(1.2)
  }
  expect(steps.at(-1)).toBe(123_457)
})

it('stops at amounts that were chosen elsewhere', () => {
  expect(priceSteps(100, 140, [123])).toEqual([100, 110, 120, 123, 130, 140])
  expect(priceSteps(7, 8, [7, 8])).toEqual([7, 8])
})
