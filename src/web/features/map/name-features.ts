import type { Feature, FeatureCollection, Point } from 'geojson'
import type { KnownPlace } from '#contract/search-answer.ts'
import type { CityPlaces } from './city-places.ts'

/** Two names so near are one place that two sources know. */
const SAME_DEGREES = 0.004

/**
 * The labels of a map without tiles: first our own places, which have items for rent, then districts and stations, each
 * name once.
 */
export function nameFeatures(own: KnownPlace[], cities: CityPlaces[]): FeatureCollection<Point> {
  const features: Feature<Point>[] = []
  const names = new Set<string>()
  const add = (kind: string, name: string, at: [number, number], isMain: boolean, isOwn = false) => {
    const key = `${kind} ${plain(name)}`
    if (names.has(key) || (kind === 'district' && features.some((other) => isAt(other, kind, at)))) return
    names.add(key)
    features.push({
      type: 'Feature',
      properties: { kind, name, isMain, isOwn, rank: features.length },
      geometry: { type: 'Point', coordinates: at },
    })
  }
  for (const { neighbourhood, city, longitude, latitude } of own)
    add(neighbourhood ? 'district' : 'city', neighbourhood ?? city, [longitude, latitude], true, true)
  for (const { districts } of cities)
    for (const [name, longitude, latitude, isMain] of districts)
      add('district', name, [longitude, latitude], isMain === 1)
  for (const { stations } of cities)
    for (const [name, longitude, latitude, isMain] of stations)
      add('station', name, [longitude, latitude], isMain === 1)
  return { type: 'FeatureCollection', features }
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isAt = (
  { properties, geometry }: Feature<Point>,
  kind: string,
  [longitude, latitude]: [number, number],
) =>
  properties?.kind === kind &&
  Math.abs(geometry.coordinates[0]! - longitude) < SAME_DEGREES &&
  Math.abs(geometry.coordinates[1]! - latitude) < SAME_DEGREES
