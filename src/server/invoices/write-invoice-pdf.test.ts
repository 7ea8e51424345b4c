import { expect, it } from 'vitest'
import { sumRows } from './write-invoice-pdf.ts'

const AMOUNTS = { netCents: 1_681, vatCents: 319, grossCents: 2_000 }

it('has the net amount, the VAT and the sum of both', () => {
  const rows = sumRows({ vatCategory: 'S', vatPercent: 19, ...AMOUNTS }, 'de')
  expect(rows.map(({ cells: [label] }) => label)).toEqual(['Summe ohne USt.', 'USt 19 %', 'Summe mit USt.'])
})

it.each(['E', 'AE', 'O'] as const)('has one sum, which names no VAT, in category %s', (vatCategory) => {
  const rows = sumRows({ vatCategory, vatPercent: 0, ...AMOUNTS, netCents: 2_000, vatCents: 0 }, 'fr')
  expect(rows).toMatchObject([{ cells: ['Total', expect.stringMatching(/^20,00/)], isStrong: true }])
})
