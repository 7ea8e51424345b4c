import { expect, it } from 'vitest'
import { priceOfHours, suggestedHourCents } from './suggested-hour.ts'

it.each([
  [100, 20],
  [300, 50],
  [1_000, 150],
  [1_200, 200],
  [2_500, 400],
  [9_900, 1_700],
])('suggests for %i cents a day %i cents an hour', (day, hour) => {
  expect(suggestedHourCents(day)).toBe(hour)
})

it('prices hours by the hour, and without an hourly price by the 24th of the day', () => {
  expect(priceOfHours(8, { pricePerDayCents: 1_000, pricePerHourCents: null })).toBe(333)
  expect(priceOfHours(8, { pricePerDayCents: 1_000, pricePerHourCents: 150 })).toBe(1_200)
})
