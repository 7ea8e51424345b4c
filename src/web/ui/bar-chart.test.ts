import { expect, it } from 'vitest'
import { niceCeiling } from './bar-chart.tsx'

it('ends a scale at a round number that nothing passes', () => {
  expect([1, 3, 4.5, 7, 19, 20, 21, 4_100].map(niceCeiling)).toEqual([1, 4, 5, 10, 20, 20, 40, 5_000])
})
