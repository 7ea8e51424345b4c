import { expect, it } from 'vitest'
import { MAX_TAX_NUMBER, readTaxNumber } from './tax-number.ts'

it('takes tax numbers of every country in one spelling', () => {
  expect(['12 345 678 901', ' x1234567l ', 'ab-12.34/5', '12345'].map(readTaxNumber)).toEqual([
    '12 345 678 901',
    'X1234567L',
    'AB-12.34/5',
    '12345',
  ])
})

it('refuses what is none', () => {
  const none = [
    '',
    '1234',
    '-12345',
    '12345-',
    'none yet!',
    'NONE AT ALL',
    '<12345>',
    '1'.repeat(MAX_TAX_NUMBER + 1),
  ]
  expect(none.map(readTaxNumber)).toEqual(none.map(() => undefined))
})
