import { expect, it } from 'vitest'
import { parseEuros, typedEuros } from './parse-euros.ts'

it.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
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
  expect(parseEuros(text)).toBe(cents)
})

it('writes amounts as they are typed in the language', () => {
  expect(typedEuros(120_000, 'de')).toBe('1200')
  expect(typedEuros(1_250, 'de')).toBe('12,50')
  expect(typedEuros(1_250, 'en')).toBe('12.50')
  expect(typedEuros(null, 'en')).toBe('')
})
