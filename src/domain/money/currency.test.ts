import { expect, it } from 'vitest'
import { CURRENCIES, currencyFault, isCurrency } from './currency.ts'
import { DEFAULT_CURRENCY } from './default-currency.ts'

it('has currencies whose amounts have hundredths, the default among them', () => {
  for (const currency of CURRENCIES) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    expect([currency, format.resolvedOptions().maximumFractionDigits]).toEqual([currency, 2])
  }
  expect(isCurrency(DEFAULT_CURRENCY)).toBe(true)
})

it.each([
  ['JPY', 'has no hundredths'],
  ['KWD', 'has no hundredths'],
  ['HUF', 'has no hundredths'],
  ['INR', 'is none of the supported currencies'],
  ['XXZ', 'is none of the supported currencies'],
  ['chf', 'has to be a currency’s code'],
  ['', 'has to be a currency’s code'],
])('says of %j that it %s', (code, fault) => {
  expect(isCurrency(code)).toBe(false)
  expect(currencyFault(code)).toContain(fault)
})
