import { expect, it } from 'vitest'
import { type MovedRental, moveRefusal } from './move-rental.ts'

const HOUR_MS = 3_600_000
const NOW = Date.UTC(2026, 4, 1, 12)
const at = (hours: number) => NOW + hours * HOUR_MS
const rental = { status: 'confirmed', start: at(24), end: at(48), newStart: at(24), newEnd: at(48) } as const

it.each([
  ['a later end', { newEnd: at(72) }, undefined],
  ['other days', { newStart: at(100), newEnd: at(148) }, undefined],
  ['the end of what is out', { status: 'picked_up', newEnd: at(72) }, undefined],
  [
    'an earlier end of what is out',
    { status: 'picked_up', start: at(-24), newStart: at(-24), newEnd: at(2) },
    undefined,
  ],
  ['the start of what is out', { status: 'picked_up', newStart: at(30) }, 'WRONG_STATE'],
  ['what is back', { status: 'returned', newEnd: at(72) }, 'WRONG_STATE'],
  ['an end before the start', { newEnd: at(20) }, 'PERIOD_REVERSED'],
  ['nothing', {}, 'PERIOD_REVERSED'],
  ['a start that is past', { newStart: at(-1) }, 'PERIOD_PAST'],
  ['an end that is past', { start: at(-9), newStart: at(-9), newEnd: at(-1) }, 'PERIOD_PAST'],
  ['an end in more than a year', { newEnd: at(9_000) }, 'PERIOD_TOO_FAR'],
] satisfies [string, Partial<MovedRental>, string | undefined][])(
  'moves %s, or says why not',
  (_, change, code) => {
    expect(moveRefusal({ ...rental, ...change }, NOW)?.code).toBe(code)
  },
)
