import { readFileSync } from 'node:fs'
import type { Feature } from 'geojson'
import { describe, expect, it } from 'vitest'
import { hubs } from '#seed/hubs.ts'
import { allItems } from '#seed/items/all-items.ts'
import { type CityPlaces, stationsOf } from '../city-places.ts'
import berlinPlaces from '../places/berlin.json'
import boxes from '../places/boxes.json'
import madridPlaces from '../places/madrid.json'
import parisPlaces from '../places/paris.json'
import viennaPlaces from '../places/vienna.json'
import { shapes as berlin } from './berlin.ts'
import type { CityShapes } from './city-shapes.ts'
import { shapes as madrid } from './madrid.ts'
import { shapes as paris } from './paris.ts'
import { type Point, parseCourse } from './parse-course.ts'
import { shapeFeatures } from './shape-features.ts'
import { contains, crossings, isInWater, metresFrom } from './testing/measure.ts'
import { shapes as vienna } from './vienna.ts'

type City = keyof typeof boxes

const cities: Record<City, { shapes: CityShapes; places: CityPlaces }> = {
  berlin: { shapes: berlin, places: berlinPlaces as unknown as CityPlaces },
  vienna: { shapes: vienna, places: viennaPlaces as unknown as CityPlaces },
  paris: { shapes: paris, places: parisPlaces as unknown as CityPlaces },
  madrid: { shapes: madrid, places: madridPlaces as unknown as CityPlaces },
}
const names = Object.keys(cities) as City[]
const stations = (city: City) => stationsOf(cities[city].places)
const drawn = (city: City) => shapeFeatures(cities[city].shapes, stations(city))
const named = (city: City, kind: string, name: string) =>
  drawn(city).filter(({ properties }) => properties!.kind === kind && properties!.name === name)

/** A station's or a hub's place, by name, or a landmark's. */
const place = (city: City, at: string | Point): Point => {
  if (typeof at !== 'string') return at
  const hub = hubs.find(({ name }) => name === at)
  return stations(city).get(at) ?? [hub!.longitude, hub!.latitude]
}
const nearest = (features: Feature[], at: Point) =>
  Math.min(...features.map((feature) => metresFrom(feature, at)))

describe.each(names)('the drawing of %s', (city) => {
  it('has areas that are closed and never cross themselves', () => {
    for (const { geometry, properties } of drawn(city)) {
      if (geometry.type !== 'Polygon') continue
      const [ring] = geometry.coordinates as [Point[]]
      expect(ring.at(-1), properties!.name).toEqual(ring[0])
      expect(crossings(ring), properties!.name).toBe(0)
    }
  })

  it('lies in the city’s box or just outside', () => {
    const [west, south, east, north] = boxes[city] as [number, number, number, number]
    for (const { geometry, properties } of drawn(city))
      for (const [x, y] of (geometry.type === 'Polygon'
        ? geometry.coordinates[0]!
        : geometry.coordinates) as Point[]) {
        expect(
          Math.min(x - west, east - x, y - south, north - y),
          `${properties!.name} ${x} ${y}`,
        ).toBeGreaterThan(-0.04)
      }
  })

  it('leads its railways through the stations they name', () => {
    for (const course of cities[city].shapes.rails) {
      const [line] = drawn(city).filter(
        ({ properties, geometry }) =>
          properties!.kind === 'rail' &&
          String(geometry.coordinates[0]) === String(parseCourse(course, stations(city))[0]) &&
          String(geometry.coordinates.at(-1)) === String(parseCourse(course, stations(city)).at(-1)),
      )
      for (const point of parseCourse(course, stations(city)))
        expect(metresFrom(line!, point), `${course.slice(0, 40)} at ${point}`).toBeLessThan(170)
    }
  })

  it('keeps stations, hubs and items out of the water', () => {
    const water = drawn(city).filter(({ properties }) => properties!.kind === 'water')
    const places: [string, Point][] = [
      ...stations(city),
      ...hubs
        .filter((hub) => hub.city === city)
        .map((hub): [string, Point] => [hub.key, [hub.longitude, hub.latitude]]),
      ...allItems
        .filter((item) => item.city === city)
        .map(({ key, place: { longitude, latitude } }): [string, Point] => [key, [longitude, latitude]]),
    ]
    for (const [name, at] of places) {
      const wet = water.filter((shape) => isInWater(shape, at))
      expect(
        wet.map(({ properties }) => properties!.name),
        name,
      ).toEqual([])
    }
  })
})

it('all drawings together stay below 60 kB and are written to four decimals', () => {
  const written = names.map((city) => readFileSync(new URL(`./${city}.ts`, import.meta.url), 'utf8')).join('')
  expect(written.length).toBeLessThan(60_000)
  expect(written.match(/\d\.(?!\d{4}\b)\d+/g)).toBeNull()
})

it.each<[City, string, string | Point, number]>([
  ['berlin', 'Spree', 'Friedrichstraße', 200],
  ['berlin', 'Spree', 'Jannowitzbrücke', 150],
  ['berlin', 'Spree', 'Treptower Park', 350],
  ['berlin', 'Spree', 'Bellevue', 350],
  ['berlin', 'Spree', 'Berlin Hbf', 500],
  ['berlin', 'Spree', 'Spindlersfeld', 450],
  ['berlin', 'Havel', 'Berlin-Spandau', 900],
  ['berlin', 'Landwehrkanal', 'Kiezlager Maybachufer', 120],
  ['berlin', 'Landwehrkanal', 'Anhalter Bf', 600],
  ['berlin', 'Teltowkanal', 'Südende', 400],
  ['vienna', 'Donau', 'Handelskai', 800],
  ['vienna', 'Donau', 'Praterkai', 500],
  ['vienna', 'Donaukanal', 'Spittelau', 400],
  ['vienna', 'Donaukanal', 'Leihstand Karmelitermarkt', 700],
  ['vienna', 'Wien', 'Wien Hütteldorf', 250],
  ['paris', 'Seine', "Musee d'Orsay", 250],
  ['paris', 'Seine', 'St-Michel/Notre Dame', 150],
  ['paris', 'Seine', 'Javel', 200],
  ['paris', 'Seine', 'Paris Austerlitz', 400],
  ['paris', 'Canal Saint-Martin', 'Paris Est', 500],
  ['paris', 'Seine', [2.3499, 48.853], 350],
  ['madrid', 'Manzanares', [-3.7206, 40.4211], 250],
  ['madrid', 'Manzanares', [-3.6977, 40.3922], 300],
])('in %s the %s passes %s within %d m', (city, river, at, metres) => {
  expect(nearest(named(city, 'water', river), place(city, at))).toBeLessThan(metres)
})

it.each<[City, string, Point]>([
  ['berlin', 'Tiergarten', [13.3501, 52.5145]],
  ['berlin', 'Tempelhofer Feld', [13.404, 52.475]],
  ['berlin', 'Grunewald', [13.241, 52.4973]],
  ['berlin', 'Volkspark Friedrichshain', [13.437, 52.528]],
  ['berlin', 'Treptower Park', [13.471, 52.4872]],
  ['vienna', 'Prater', [16.4205, 48.2072]],
  ['vienna', 'Schönbrunn', [16.3087, 48.1783]],
  ['vienna', 'Belvedere', [16.381, 48.1935]],
  ['vienna', 'Zentralfriedhof', [16.44, 48.15]],
  ['paris', 'Champ-de-Mars', [2.2985, 48.8556]],
  ['paris', 'Jardin du Luxembourg', [2.3365, 48.8463]],
  ['paris', 'Buttes-Chaumont', [2.3828, 48.8798]],
  ['paris', 'Père-Lachaise', [2.394, 48.861]],
  ['madrid', 'El Retiro', [-3.6839, 40.4172]],
  ['madrid', 'Casa de Campo', [-3.75, 40.42]],
  ['madrid', 'Campo del Moro', [-3.718, 40.418]],
])('in %s the park %s is where it should be', (city, park, at) => {
  expect(named(city, 'green', park).some((shape) => contains(shape, at))).toBe(true)
})

it.each<[City, Point, Point]>([
  ['paris', [2.3522, 48.8566], [2.4127, 48.81]],
  ['madrid', [-3.7038, 40.4168], [-3.6513, 40.4451]],
])('the ring road of %s goes around the centre, not around the suburbs', (city, inside, outside) => {
  const ring = parseCourse(cities[city].shapes.ring, stations(city))
  const area: Feature = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
  expect([contains(area, inside), contains(area, outside)]).toEqual([true, false])
})

it('a course through an unknown station is refused', () => {
  expect(() => parseCourse('13.4 52.5, Nirgendwo', stations('berlin'))).toThrow('Nirgendwo')
})
