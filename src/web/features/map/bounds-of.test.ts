import { describe, expect, it } from 'vitest'
import type { Pin } from '#contract/search-answer.ts'
import { boundsOf } from './bounds-of.ts'
import { circle } from './circle.ts'

const PINS: Pin[] = [
  ['a', 13.4, 52.5, 900],
  ['b', 13.5, 52.4, 900],
  ['c', 2.35, 48.86, 900],
]
const BERLIN = { latitude: 52.52, longitude: 13.4 }

describe('what the map shows', () => {
  it('is the area that was searched, whatever was found', () => {
    expect(boundsOf({ area: [1, 2, 3, 4] }, PINS)).toEqual([1, 2, 3, 4])
  })

  it('is the surroundings of a place where nothing was found', () => {
    const [west, south, east, north] = boundsOf({ place: { label: 'Berlin', at: BERLIN, radiusKm: 10 } }, [])
    expect(north - south).toBeCloseTo(0.18, 2)
    expect(east - west).toBeCloseTo(0.296, 2)
  })

  it('is the place with what was found around it', () => {
    const place = { label: 'Berlin', at: BERLIN, radiusKm: 10 }
    expect(boundsOf({ place }, PINS.slice(0, 2))).toEqual([13.4, 52.4, 13.5, 52.52])
  })

  it('is wherever something was found, and Europe where nothing was', () => {
    expect(boundsOf({ place: { label: 'Nowhere', radiusKm: 10 } }, PINS)).toEqual([2.35, 48.86, 13.5, 52.5])
    expect(boundsOf({}, PINS, [[-3.7, 40.4, 120, 400, null]])).toEqual([-3.7, 40.4, 13.5, 52.5])
    expect(boundsOf({}, [])).toEqual([-5, 39, 17, 54])
  })
})

describe('the circle of a radius', () => {
  it('is closed and as wide as it is tall on the ground', () => {
    const [ring] = circle(BERLIN, 1_000).geometry.coordinates
    expect(ring?.at(0)?.[0]).toBeCloseTo(ring?.at(-1)?.[0] ?? 0, 9)
    const longitudes = ring!.map(([longitude]) => longitude!)
    const latitudes = ring!.map(([, latitude]) => latitude!)
    const width = (Math.max(...longitudes) - Math.min(...longitudes)) * Math.cos((52.52 * Math.PI) / 180)
    expect(width).toBeCloseTo(Math.max(...latitudes) - Math.min(...latitudes), 5)
  })
})
