import type { Area } from '#domain/search/search.ts'
import boxes from './places/boxes.json'

type Named = [name: string, longitude: number, latitude: number, isMain: 0 | 1]

/** Names in and around one city, the most important first. */
export interface CityPlaces {
  districts: Named[]
  stations: Named[]
}

const cities = Object.entries(boxes as unknown as Record<string, Area>)
const loaded = new Map<string, Promise<CityPlaces>>()

/** The names of the cities that lie in this area, each read once. */
export function placesIn(area: Area): Promise<CityPlaces[]> {
  const inside = cities.filter(([, box]) => overlaps(area, box))
  return Promise.all(inside.map(([city]) => loaded.get(city) ?? load(city)))
}

/** Whether two areas share some ground. */
export function overlaps([west, south, east, north]: Area, other: Area): boolean {
  return west < other[2] && east > other[0] && south < other[3] && north > other[1]
}

function load(city: string): Promise<CityPlaces> {
  const places = import(`./places/${city}.json`).then((file) => file.default as CityPlaces)
  loaded.set(city, places)
  places.catch(() => loaded.delete(city))
  return places
}
