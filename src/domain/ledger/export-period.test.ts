import { expect, it } from 'vitest'
import { businessYearOf, isExportPeriod, isInOneBusinessYear, monthBefore } from './export-period.ts'

it.each([
  ['2026-01-01', '2026-01-01', true],
  ['2028-01-01', '2028-12-31', true],
  ['2027-01-01', '2028-01-01', true],
  ['2027-01-01', '2028-01-02', false],
  ['2026-02-02', '2026-02-01', false],
])('takes the period from %s to %s: %s', (from, to, taken) => {
  expect(isExportPeriod({ from, to })).toBe(taken)
})

it.each([
  ['2026-11-26', 1, '2026-01-01'],
  ['2026-11-26', 11, '2026-11-01'],
  ['2026-11-26', 12, '2025-12-01'],
  ['2026-07-01', 7, '2026-07-01'],
  ['2026-06-30', 7, '2025-07-01'],
] as const)('finds the business year of %s that begins in month %i', (day, month, first) => {
  expect(businessYearOf(day, month)).toBe(first)
})

it('knows a period of two business years', () => {
  expect(isInOneBusinessYear({ from: '2026-06-01', to: '2026-07-31' }, 1)).toBe(true)
  expect(isInOneBusinessYear({ from: '2026-06-01', to: '2026-07-31' }, 7)).toBe(false)
})

it.each([
  ['2026-11-26', { from: '2026-10-01', to: '2026-10-31' }],
  ['2026-01-01', { from: '2025-12-01', to: '2025-12-31' }],
  ['2028-03-31', { from: '2028-02-01', to: '2028-02-29' }],
])('finds the month before %s', (day, month) => {
  expect(monthBefore(day)).toEqual(month)
})
