import { expect, it } from 'vitest'
import { readDates } from './read-dates.ts'

it.each([
  ['drill on 3 June', '2027-06-03', 'drill'],
  ['für den 14. Dezember eine Küchenmaschine', '2026-12-14', 'eine Küchenmaschine'],
  ['taladro del 3 al 5 de julio', '2027-07-03', 'taladro'],
  ['tente du 24 au 26 décembre', '2026-12-24', 'tente'],
  ['Zelt 3.-5.7.', '2027-07-03', 'Zelt'],
  ['tent July 4th', '2027-07-04', 'tent'],
  ['drill Dec 10', '2026-12-10', 'drill'],
  ['Zelt 24. Dez.', '2026-12-24', 'Zelt'],
])('%s is from %s', (text, day, rest) => {
  const read = readDates(text, '2026-11-26')
  expect(read?.rest).toBe(rest)
  expect(read?.period.from).toMatch(new RegExp(`^${day}`))
})

it('is the last day of those that are named, and today is still ahead', () => {
  expect(readDates('3 to 5 June', '2026-11-26')?.period.to).toBe('2027-06-05T18:00')
  expect(readDates('26. November', '2026-11-26')?.period.from).toBe('2026-11-26T10:00')
})

it.each([
  ['drill from Dec 10 to Dec 12', 'drill', '2026-12-10T10:00', '2026-12-12T18:00'],
  ['drill Dec 30 to Jan 2', 'drill', '2026-12-30T10:00', '2027-01-02T18:00'],
  ['tente du 30 décembre au 2 janvier', 'tente', '2026-12-30T10:00', '2027-01-02T18:00'],
  ['Bohrer vom 27.12. bis 3.1.', 'Bohrer', '2026-12-27T10:00', '2027-01-03T18:00'],
  ['cámara del 5 de dic al 7 de dic', 'cámara', '2026-12-05T10:00', '2026-12-07T18:00'],
])('%s goes from one month to another or names it twice', (text, rest, from, to) => {
  expect(readDates(text, '2026-11-26')).toEqual({ rest, period: { from, to } })
})

it.each(['31 June', 'camera 4.5', 'mar del plata', 'sept', 'March', '4x4', ''])('%s names no day', (text) => {
  expect(readDates(text, '2026-11-26')).toBeUndefined()
})
