import type { Feature } from 'geojson'
import type { Area } from '#domain/search/search.ts'
import boxes from './places/boxes.json'
import type { CityShapes } from './shapes/city-shapes.ts'
import { shapeFeatures } from './shapes/shape-features.ts'

type Named = [name: string, longitude: number, latitude: number, isMain: 0 | 1]

/** Names in and around one city, the most important first. */
export interface CityPlaces {
  districts: Named[]
  stations: Named[]
}

/** What we have of a city: names, and rivers, parks and rails. */
export interface City extends CityPlaces {
  drawn: Feature[]
}

const cities = Object.entries(boxes as unknown as Record<string, Area>)
const loaded = new Map<string, Promise<City>>()

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

async function load(name: string): Promise<City> {
  const [{ default: places }, { shapes }] = await Promise.all([
    import(`./places/${name}.json`) as Promise<{ default: CityPlaces }>,
    import(`./shapes/${name}.ts`) as Promise<{ shapes: CityShapes }>,
  ])
  return { ...places, drawn: shapeFeatures(shapes, stationsOf(places)) }
}

/** Where a city's stations are, by name. */
export const stationsOf = ({ stations }: CityPlaces) =>
  new Map(stations.map(([name, longitude, latitude]) => [name, [longitude, latitude] as [number, number]]))
