import { expect, it } from 'vitest'
import { metresBetween } from './metres-between.ts'

const ALEXANDERPLATZ = { latitude: 52.5219, longitude: 13.4132 }
const ZOO = { latitude: 52.5072, longitude: 13.3324 }

it('is the straight line on the ground, whichever end it starts at', () => {
  expect(metresBetween(ALEXANDERPLATZ, ZOO)).toBeGreaterThan(5_600)
  expect(metresBetween(ALEXANDERPLATZ, ZOO)).toBeLessThan(5_800)
  expect(metresBetween(ZOO, ALEXANDERPLATZ)).toBeCloseTo(metresBetween(ALEXANDERPLATZ, ZOO), -1)
  expect(metresBetween(ZOO, ZOO)).toBe(0)
})
