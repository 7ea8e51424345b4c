import type { Feature } from 'geojson'
import type { Area } from '#domain/search/search.ts'
import boxes from './places/boxes.json'
import { shapeFeatures } from './shapes/shape-features.ts'

type Named = [name: string, longitude: number, latitude: number, isMain: 0 | 1]

/** Names in and around one city, the most important first. */
export interface CityPlaces {
  districts: Named[]
  stations: Named[]
}

/** Our data of a city: names, and rivers, parks and railways. */
export interface City extends CityPlaces {
  drawn: Feature[]
}

const cities = Object.entries(boxes as unknown as Record<CityName, Area>) as [CityName, Area][]
const loaded = new Map<CityName, Promise<City>>()

/** Each by its name: a pattern would take the tests beside them along. */
const FILES = {
  berlin: () => [import('./places/berlin.json'), import('./shapes/berlin.ts')] as const,
  vienna: () => [import('./places/vienna.json'), import('./shapes/vienna.ts')] as const,
  paris: () => [import('./places/paris.json'), import('./shapes/paris.ts')] as const,
  madrid: () => [import('./places/madrid.json'), import('./shapes/madrid.ts')] as const,
}
type CityName = keyof typeof FILES

/** The cities that lie in this area, each read once. */
export function citiesIn(area: Area): Promise<City[]> {
  const inside = cities.filter(([, box]) => overlaps(area, box))
  return Promise.all(
    inside.map(([name]) => {
      const city = loaded.get(name) ?? load(name)
      loaded.set(name, city)
      city.catch(() => loaded.delete(name))
      return city
    }),
  )
}

/** Whether two areas share some ground. */
export function overlaps([west, south, east, north]: Area, other: Area): boolean {
  return west < other[2] && east > other[0] && south < other[3] && north > other[1]
}

async function load(name: CityName): Promise<City> {
  const [{ default: file }, { shapes }] = await Promise.all(FILES[name]())
  const places = file as unknown as CityPlaces
  return { ...places, drawn: shapeFeatures(shapes, stationsOf(places)) }
}

/** The stations of a city, by name. */
export const stationsOf = ({ stations }: CityPlaces) =>
  new Map(stations.map(([name, longitude, latitude]) => [name, [longitude, latitude] as [number, number]]))
