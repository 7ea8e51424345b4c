import { expect, it } from 'vitest'
import { parsePercent } from './parse-percent.ts'

it('reads per cent as people write them, and nothing else', () => {
  expect([' 15 ', '15 %', '0', ''].map((typed) => parsePercent(typed, 0))).toEqual([15, 15, 0, null])
  expect(['12,5', '12.5', '7'].map((typed) => parsePercent(typed, 1))).toEqual([12.5, 12.5, 7])
  expect(['12,5', '-3', '100', 'ten', '1e1'].map((typed) => parsePercent(typed, 0))).toEqual(
    Array(5).fill(Number.NaN),
  )
})
