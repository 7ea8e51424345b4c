import { expect, it } from 'vitest'
import { clampProgress } from './progress.tsx'

it('keeps progress between 0 and the maximum, 100 by default', () => {
  expect([-1, 0, 42, 101, Number.NaN].map((value) => clampProgress(value))).toEqual([0, 0, 42, 100, 0])
  expect(clampProgress(30, 20)).toBe(20)
})
