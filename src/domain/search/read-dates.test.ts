import { expect, it } from 'vitest'
import { readDates } from './read-dates.ts'

it.each([
  ['drill on 3 June', '2027-06-03', 'drill'],
  ['für den 14. Dezember eine Küchenmaschine', '2026-12-14', 'eine Küchenmaschine'],
  ['taladro del 3 al 5 de julio', '2027-07-03', 'taladro'],
  ['tente du 24 au 26 décembre', '2026-12-24', 'tente'],
  ['Zelt 3.-5.7.', '2027-07-03', 'Zelt'],
  ['tent July 4th', '2027-07-04', 'tent'],
])('%s is from %s', (text, day, rest) => {
  const read = readDates(text, '2026-11-26')
  expect(read?.rest).toBe(rest)
  expect(read?.period.from).toMatch(new RegExp(`^${day}`))
})

it('is the last day of those that are named, and today is still ahead', () => {
  expect(readDates('3 to 5 June', '2026-11-26')?.period.to).toBe('2027-06-05T18:00')
  expect(readDates('26. November', '2026-11-26')?.period.from).toBe('2026-11-26T10:00')
})

it.each(['31 June', 'camera 4.5', 'March', '4x4', ''])('%s names no day', (text) => {
  expect(readDates(text, '2026-11-26')).toBeUndefined()
})
