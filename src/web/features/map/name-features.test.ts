import { describe, expect, it } from 'vitest'
import { citiesIn, overlaps } from './city-places.ts'
import { nameFeatures } from './name-features.ts'

const KREUZBERG = {
  neighbourhood: 'Kreuzberg',
  city: 'Berlin',
  country: 'DE',
  latitude: 52.4987,
  longitude: 13.4003,
  item_count: 3,
}
const BERLIN = { ...KREUZBERG, neighbourhood: null, latitude: 52.51 }

describe('the names on the map', () => {
  it('are those of our own places first, each once, then districts and stations', () => {
    const cities = [
      {
        districts: [
          ['Neukölln', 13.43, 52.47, 1],
          ['kreuzberg', 13.5, 52.6, 1],
          ['Kreuzberg West', 13.401, 52.4999, 0],
        ],
        stations: [['Neukölln', 13.44, 52.46, 0]],
      } as const,
    ]
    const { features } = nameFeatures([KREUZBERG, BERLIN], cities as never)
    expect(features.map(({ properties }) => `${properties!.kind} ${properties!.name}`)).toEqual([
      'district Kreuzberg',
      'city Berlin',
      'district Neukölln',
      'station Neukölln',
    ])
    expect(features.map(({ properties }) => properties!.rank)).toEqual([0, 1, 2, 3])
  })

  it('are read for the cities in sight alone', async () => {
    const [vienna, ...others] = await citiesIn([16.3, 48.15, 16.4, 48.25])
    expect(others).toEqual([])
    expect(vienna!.districts.map(([name]) => name)).toContain('Favoriten')
    expect(vienna!.stations.map(([name]) => name)).toContain('Praterstern')
    expect(await citiesIn([0, 0, 1, 1])).toEqual([])
  })
})

it('areas overlap where they share some ground', () => {
  expect(overlaps([0, 0, 2, 2], [1, 1, 3, 3])).toBe(true)
  expect(overlaps([0, 0, 2, 2], [2, 0, 3, 2])).toBe(false)
  expect(overlaps([0, 0, 2, 2], [0, 3, 2, 4])).toBe(false)
})
