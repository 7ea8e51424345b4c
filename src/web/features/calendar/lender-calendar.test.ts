import { expect, it } from 'vitest'
import type { CalendarEntry, CalendarItem } from '#contract/lender-calendar.ts'
import { agendaOf, entriesOn, lanesOf, spanOf } from './lender-calendar.ts'

const BERLIN = 'Europe/Berlin'
const item = (id: string, time_zone = BERLIN): CalendarItem => ({
  id,
  title: id,
  language: 'en',
  city: 'Berlin',
  time_zone,
  status: 'published',
  unit_count: 1,
  image: null,
})
const entry = (start: string, end: string, change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: `${start} ${end}`,
  item_id: 'drill',
  kind: 'booking',
  start_date: start,
  end_date: end,
  free_from: end,
  units: 1,
  status: 'confirmed',
  number: 7,
  renter: 'Marta',
  note: '',
  source: null,
  is_conflict: false,
  ...change,
})

it('puts an entry where the clock at the item shows it, with the break after it', () => {
  const rented = entry('2026-12-03T12:00+01:00', '2026-12-05T06:00+01:00', {
    free_from: '2026-12-05T18:00+01:00',
  })
  expect(spanOf(rented, '2026-12-01', 31, BERLIN)).toEqual({ from: 2.5, to: 4.25, freeFrom: 4.75 })
})

it('cuts an entry off at both ends of what is shown, and knows when it is not there', () => {
  const long = entry('2026-11-20T10:00+01:00', '2027-01-02T10:00+01:00')
  expect(spanOf(long, '2026-12-01', 31, BERLIN)).toEqual({ from: 0, to: 31, freeFrom: 31 })
  expect(spanOf(long, '2027-02-01', 28, BERLIN)).toBeUndefined()
  // It ends when December begins.
  const before = entry('2026-11-20T10:00+01:00', '2026-12-01T00:00+01:00')
  expect(spanOf(before, '2026-12-01', 31, BERLIN)).toBeUndefined()
})

it('keeps days as long as others over both clock changes', () => {
  const spring = entry('2027-03-28T12:00+02:00', '2027-03-29T12:00+02:00')
  expect(spanOf(spring, '2027-03-01', 31, BERLIN)).toMatchObject({ from: 27.5, to: 28.5 })
  const autumn = entry('2027-10-31T12:00+01:00', '2027-11-01T00:00+01:00')
  expect(spanOf(autumn, '2027-10-01', 31, BERLIN)).toMatchObject({ from: 30.5, to: 31 })
})

it('knows what is on a day by the clock of the item', () => {
  const evening = entry('2026-12-03T22:00+01:00', '2026-12-04T00:00+01:00')
  expect(entriesOn('2026-12-03', [evening], BERLIN)).toEqual([evening])
  expect(entriesOn('2026-12-04', [evening], BERLIN)).toEqual([])
  expect(entriesOn('2026-12-04', [evening], 'Pacific/Kiritimati')).toEqual([evening])
})

it('lays units that are out at once below each other, and what follows beside', () => {
  const [a, b, c] = [
    entry('2026-12-01T10:00Z', '2026-12-03T10:00Z'),
    entry('2026-12-02T10:00Z', '2026-12-04T10:00Z'),
    entry('2026-12-03T10:00Z', '2026-12-05T10:00Z'),
  ]
  expect(lanesOf([a!, b!, c!])).toEqual([[a, c], [b]])
})

it('tells day by day what is fetched, brought back, asked for and blocked', () => {
  const entries = [
    entry('2026-11-28T10:00+01:00', '2026-12-02T18:00+01:00'),
    entry('2026-11-30T00:00+01:00', '2026-12-03T00:00+01:00', { kind: 'block', note: 'Away' }),
    entry('2026-12-02T09:00+01:00', '2026-12-04T09:00+01:00', { kind: 'request' }),
    entry('2026-12-30T10:00+01:00', '2027-01-02T10:00+01:00'),
    entry('2026-11-01T10:00+01:00', '2026-11-30T20:00+01:00'),
  ]
  const days = agendaOf({ items: [item('drill')], entries }, '2026-12-01', 31)
  expect(days.map(({ day, events }) => [day, events.map(({ what }) => what)])).toEqual([
    ['2026-12-01', ['block']],
    ['2026-12-02', ['request', 'return']],
    ['2026-12-30', ['pick-up']],
  ])
})
