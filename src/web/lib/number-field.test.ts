import { expect, it } from 'vitest'
import { parseNumber } from './number-field.tsx'

it.each([
  ['', undefined],
  ['  12 ', 12],
  ['12,5', 12.5],
  ['0.125', 0.125],
  ['-10', -10],
  ['−10', -10],
  ['12 kg', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1,2345', Number.NaN],
])('reads %j as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})
