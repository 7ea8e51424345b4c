import { expect, it } from 'vitest'
import { travelTime, walkedMetres } from './travel-time.ts'

it.each([
  [0, { by: 'foot', minutes: 1 }],
  [400, { by: 'foot', minutes: 7 }],
  [1_200, { by: 'foot', minutes: 20 }],
  [1_300, { by: 'bike', minutes: 7 }],
  [7_000, { by: 'bike', minutes: 38 }],
  [9_000, undefined],
])('%d metres are %o', (metres, expected) => {
  expect(travelTime(metres)).toEqual(expected)
})

it.each([5, 10, 15])('a walk of %d minutes reaches as far as one walks in that time', (minutes) => {
  expect(travelTime(walkedMetres(minutes))).toEqual({ by: 'foot', minutes })
})
