import { expect, it } from 'vitest'
import { parseAmount, typedAmount } from './parse-amount.ts'

it.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  ['CHF 12.50', 1_250],
  ['12,50 CHF', 1_250],
  ['£1,200', 120_000],
  ['US$12', 1_200],
  ['1’200.50', 120_050],
  ['12 5 X', Number.NaN],
  [' 12 € ', 1_200],
  ['1.200', 120_000],
  ['1,200.50', 120_050],
  ['1.200,50', 120_050],
  ['0,01', 1],
  ['', null],
  ['  ', null],
  ['twelve', Number.NaN],
  ['-3', Number.NaN],
  ['1,2345', Number.NaN],
  ['1e3', Number.NaN],
])('%j is %s cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents)
})

it('writes amounts as they are typed in the language', () => {
  expect(typedAmount(120_000, 'de')).toBe('1200')
  expect(typedAmount(1_250, 'de')).toBe('12,50')
  expect(typedAmount(1_250, 'en')).toBe('12.50')
  expect(typedAmount(null, 'en')).toBe('')
})
