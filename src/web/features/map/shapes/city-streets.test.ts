import { expect, it } from 'vitest'
import { streets as berlin } from './berlin-streets.ts'
import { streets as madrid } from './madrid-streets.ts'
import { streets as paris } from './paris-streets.ts'
import { type Point, parseCourse } from './parse-course.ts'
import { metresFrom } from './testing/measure.ts'
import { streets as vienna } from './vienna-streets.ts'

const cities = { berlin, madrid, paris, vienna }

const street = (city: keyof typeof cities, name: string) => parseCourse(cities[city][name]!, new Map())
const line = (coordinates: Point[]) =>
  ({ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }) as const

/** The shortest distance of two streets, by the corners of both. */
const metresBetween = (one: Point[], other: Point[]) =>
  Math.min(...one.map((at) => metresFrom(line(other), at)), ...other.map((at) => metresFrom(line(one), at)))

it.each<[keyof typeof cities, string, string]>([
  ['berlin', 'Oranienstraße', 'Prinzenstraße'],
  ['berlin', 'Oranienstraße', 'Wiener Straße'],
  ['berlin', 'Sonnenallee', 'Karl-Marx-Straße'],
  ['berlin', 'Sonnenallee', 'Wildenbruchstraße'],
  ['berlin', 'Hermannstraße', 'Boddinstraße'],
  ['berlin', 'Karl-Marx-Allee', 'Warschauer Straße'],
  ['berlin', 'Kastanienallee', 'Schönhauser Allee'],
  ['berlin', 'Brunnenstraße', 'Bernauer Straße'],
  ['berlin', 'Müllerstraße', 'Seestraße'],
  ['berlin', 'Goltzstraße', 'Akazienstraße'],
  ['paris', 'Rue Oberkampf', 'Avenue Parmentier'],
  ['paris', 'Rue Oberkampf', 'Rue Saint-Maur'],
  ['paris', 'Rue de Belleville', 'Boulevard de Belleville'],
  ['paris', 'Rue des Batignolles', 'Boulevard des Batignolles'],
  ['paris', 'Boulevard de Magenta', 'Boulevard Barbès'],
  ['paris', 'Rue Bobillot', 'Rue de Tolbiac'],
  ['paris', 'Rue Raymond-Losserand', 'Rue de Pernety'],
  ['vienna', 'Neubaugasse', 'Mariahilfer Straße'],
  ['vienna', 'Neubaugasse', 'Burggasse'],
  ['vienna', 'Taborstraße', 'Karmelitermarkt'],
  ['madrid', 'Gran Vía', 'Calle de Alcalá'],
  ['madrid', 'Calle de Lavapiés', 'Calle de Argumosa'],
  ['madrid', 'Calle de Ibiza', 'Avenida de Menéndez Pelayo'],
])('in %s the %s meets the %s', (city, one, other) => {
  expect(metresBetween(street(city, one), street(city, other))).toBeLessThan(60)
})
