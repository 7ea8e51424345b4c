import { expect, it } from 'vitest'
import { DEFAULT_NUMBERS, numbersByKind } from '#domain/ledger/account-plan.ts'
import { DATEV_COLUMNS } from './datev-columns.ts'
import type { ExportedTransfer } from './load-ledger-part.ts'
import { datevHead, writeDatev } from './write-datev.ts'

const NUMBERS = numbersByKind(DEFAULT_NUMBERS)
const ID = '0f0e0d0c-0b0a-4908-8706-050403020100'
const FILE = {
  adviser: 1001,
  client: 1,
  yearBegins: '2026-01-01',
  from: '2026-10-01',
  to: '2026-10-31',
  title: 'Müllers "Verleih", der größte im ganzen Land',
  currency: 'EUR',
  writtenAt: '2026-11-26 13:05:09.070',
  numbers: NUMBERS,
  chart: 'skr03',
} as const

it('has the fields of the format at their places', () => {
  const [header, columns, end] = datevHead(FILE).split('\r\n')
  expect(header).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261126130509070;;"";"";"";1001;1;20260101;4;20261001;20261031;' +
      '"Müllers ""Verleih"", der größte";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  )
  expect(header!.split(';')).toHaveLength(31)
  expect(columns!.split(';')).toEqual(DATEV_COLUMNS)
  expect(end).toBe('')
})

it.each([
  [1, 'Umsatz (ohne Soll/Haben-Kz)'],
  [10, 'Belegdatum'],
  [14, 'Buchungstext'],
  [21, 'Beleginfo - Art 1'],
  [48, 'Zusatzinformation - Art 1'],
  [88, 'Stück'],
  [93, 'Zugeordnete Fälligkeit'],
  [114, 'Festschreibung'],
  [125, 'Abw. Skontokonto'],
])('has column %i where the format has it', (position, name) => {
  expect(DATEV_COLUMNS[position - 1]).toBe(name)
})

const transfer = (entries: ExportedTransfer['entries'], booking: string | null = '1001') => ({
  ...{ id: ID, day: '2026-10-05', kind: 'capture', currency: 'EUR', booking },
  entries,
})

it('debits the one account and credits the other, cents with a comma', () => {
  const { text, count } = writeDatev(
    [
      transfer([
        { account: 'provider', cents: -123_405 },
        { account: 'renter', cents: 123_405 },
      ]),
    ],
    NUMBERS,
  )
  expect(count).toBe(1)
  expect(text).toBe(
    `1234,05;"S";"EUR";;;;1360;1592;;0510;"1001";;;"capture ${ID}"${';'.repeat(DATEV_COLUMNS.length - 14)}\r\n`,
  )
})

it('names the transfer where there is no rental, in no more letters than fit', () => {
  const [fields] = writeDatev(
    [
      {
        ...transfer(
          [
            { account: 'lender', cents: -1 },
            { account: 'payout', cents: 1 },
          ],
          null,
        ),
        kind: 'a_kind_with_a_name_that_is_long',
      },
    ],
    NUMBERS,
  )
    .text.split('\r\n')
    .map((line) => line.split(';'))
  expect(fields).toHaveLength(DATEV_COLUMNS.length)
  expect([fields![0], fields![10]]).toEqual(['0,01', `"${ID}"`])
  expect(fields![10]).toMatch(/^"[\w$%\-/]{0,36}"$/)
  expect(fields![13]).toMatch(/^".{60}"$/)
})
