import { expect, it } from 'vitest'
import type { BookingStatus } from './lifecycle.ts'
import { rentalPhase } from './rental-phase.ts'

const [start, end] = [1_000, 2_000]

it.each<[BookingStatus, number, string]>([
  ['confirmed', 999, 'upcoming'],
  ['requested', 999, 'upcoming'],
  ['confirmed', 1_000, 'current'],
  ['confirmed', 1_999, 'current'],
  ['confirmed', 2_000, 'past'],
  ['picked_up', 500, 'current'],
  ['picked_up', 3_000, 'current'],
  ['returned', 3_000, 'current'],
  ['disputed', 3_000, 'current'],
  ['completed', 1_500, 'past'],
  ['cancelled', 500, 'past'],
  ['declined', 500, 'past'],
])('a %s booking from 1000 to 2000 is at %i %s', (status, now, phase) => {
  expect(rentalPhase({ status, start, end }, now)).toBe(phase)
})
