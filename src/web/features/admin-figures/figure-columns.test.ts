import { expect, it } from 'vitest'
import { growth, paidShare } from './figure-columns.ts'

it('compares the last whole period with the one before, not the one under way', () => {
  expect(growth([100, 150, 3])).toBe(0.5)
  expect(growth([9, 200, 100, 0])).toBe(-0.5)
})

it('knows no growth where there is nothing to compare with', () => {
  expect(growth([0, 5, 1])).toBeUndefined()
  expect(growth([5, 1])).toBeUndefined()
  expect(growth([])).toBeUndefined()
})

it('has a share of paid orders only where any was begun', () => {
  expect(paidShare({ begun: 4, paid: 3 })).toBe(0.75)
  expect(paidShare({ begun: 0, paid: 0 })).toBeUndefined()
})
