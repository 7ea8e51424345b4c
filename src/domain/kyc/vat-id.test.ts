import { describe, expect, it } from 'vitest'
import { KYC_COUNTRIES } from './countries.ts'
import { readVatId } from './vat-id.ts'

const VALID = [
  ['AT', 'ATU13585627'],
  ['BE', 'BE0428759497'],
  ['BG', 'BG175074752'],
  ['CH', 'CHE-107.787.577 IVA', 'CHE107787577IVA'],
  ['CY', 'CY10259033P'],
  ['CZ', 'CZ25123891'],
  ['DE', 'de 136 695 976', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['EE', 'EE100931558'],
  ['ES', 'ES54362315K'],
  ['ES', 'ESX2482300W'],
  ['ES', 'ESJ99216582'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['FR', 'FR23334175221'],
  ['GB', 'GB980780684'],
  ['GR', 'EL094259216'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IE', 'IE6433435OA'],
  ['IS', 'IS00621'],
  ['IT', 'IT00743110157'],
  ['LI', '57302'],
  ['LT', 'LT119511515'],
  ['LT', 'LT100001919017'],
  ['LU', 'LU15027442'],
  ['LV', 'LV40003521600'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['NL', 'NL002455799B11'],
  ['NO', 'NO988077917MVA'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['RO', 'RO18547290'],
  ['SE', 'SE123456789701'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
] as const

describe('readVatId', () => {
  it.each<readonly string[]>(VALID)('takes a number of %s: %s', (country = '', text = '', spelled) => {
    expect(readVatId(country, text)).toBe(spelled ?? text)
  })

  it('knows a number of every country', () => {
    expect(new Set(VALID.map(([country]) => country))).toEqual(new Set(KYC_COUNTRIES))
  })

  it.each<readonly string[]>(VALID.filter(([country]) => country !== 'IS' && country !== 'LI'))(
    'refuses one of %s with a digit off: %s',
    (country = '', text = '') => {
      const at = text.search(/\d\D*$/) - 2
      const off = text.slice(0, at) + ((Number(text[at]) + 1) % 10) + text.slice(at + 1)
      expect(readVatId(country, off)).toBeUndefined()
    },
  )

  it('takes the number without its prefix', () => {
    expect(readVatId('DE', '136695976')).toBe('DE136695976')
    expect(readVatId('GR', '094259216')).toBe('EL094259216')
  })

  it.each([
    ['AT', 'DE136695976'],
    ['DE', ''],
    ['DE', '1'.repeat(200)],
    ['US', '123456789'],
    ['ES', 'ESO1234567A'],
  ])('refuses %s %s', (country, text) => {
    expect(readVatId(country, text)).toBeUndefined()
  })
})
