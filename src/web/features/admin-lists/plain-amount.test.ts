import { expect, it } from 'vitest'
import { plainAmount } from './plain-amount.ts'

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [1_234, '12.34'],
  [-1_234, '-12.34'],
])('writes %i cents as %s', (cents, text) => expect(plainAmount(cents)).toBe(text))
