import { expect, it } from 'vitest'
import { writeSepaFile } from './write-sepa-file.ts'

const file = writeSepaFile({
  id: 'LND-20261123-1',
  at: new Date('2026-11-23T05:00:00Z'),
  from: { name: 'Lendaround & Söhne <GmbH>', iban: 'DE02120300000000202051' },
  transfers: [
    {
      id: '5001',
      cents: 2_005,
      holder: 'Żaneta Muñoz-Größe',
      iban: 'ES9121000418450200051332',
      reference: 'Payout 5001',
    },
    {
      id: '5002',
      cents: 123_450,
      holder: 'A'.repeat(90),
      iban: 'DE89370400440532013000',
      reference: 'Payout 5002',
    },
  ],
})
const all = (tag: string) =>
  [...file.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, value]) => value)

it('counts and sums its transfers, to the cent', () => {
  expect(all('NbOfTxs')).toEqual(['2', '2'])
  expect(all('CtrlSum')).toEqual(['1254.55', '1254.55'])
  expect(all('InstdAmt')).toEqual(['20.05', '1234.50'])
  expect(all('EndToEndId')).toEqual(['5001', '5002'])
})

it('has only letters that every bank takes, and no more of them than there is room for', () => {
  const [sender, , first, second] = all('Nm')
  expect(sender).toBe('Lendaround . Sohne .GmbH.')
  expect(first).toBe('Zaneta Munoz-Grosse')
  expect(second).toHaveLength(70)
})
