import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, it } from 'vitest'
import type { MapColours } from './map-colours.ts'
import { type Ground, mapStyle, paintsOf } from './map-style.ts'

const colours = (all: string): MapColours => ({
  land: all,
  green: all,
  water: all,
  building: all,
  road: all,
  casing: all,
  rail: all,
  border: all,
  accent: all,
  text: all,
})
const DAY = colours('#ffffff')
const NIGHT = colours('#000000')

const GROUNDS: [string, Ground][] = [
  ['what comes with the product', 'plain'],
  ['an archive', { archive: 'https://lend.example/tiles/streets.pmtiles' }],
  ['raster tiles', { tiles: 'https://tiles.example/{z}/{x}/{y}.png' }],
]

it.each(GROUNDS)('a map of %s is drawn as the library specifies', (_, ground) => {
  expect(validateStyleMin(mapStyle(ground, DAY))).toEqual([])
})

it.each(GROUNDS)('a map of %s says who made it', (_, ground) => {
  const credits = Object.values(mapStyle(ground, DAY).sources).map((source) =>
    'attribution' in source ? source.attribution : '',
  )
  for (const credit of ['GeoNames', 'OpenStreetMap']) expect(credits.join()).toContain(credit)
})

it('a map of what comes with the product says that it is a simplified drawing', () => {
  const { shapes } = mapStyle('plain', DAY, 'A simplified drawing').sources
  expect(shapes).toMatchObject({ attribution: 'A simplified drawing' })
  for (const [, ground] of GROUNDS.slice(1))
    expect(mapStyle(ground, DAY).sources).not.toHaveProperty('shapes')
})

it('requests nothing from servers that the operator did not name', () => {
  const { glyphs, sprite, sources } = mapStyle('plain', DAY)
  expect([glyphs, sprite]).toEqual([undefined, undefined])
  expect(Object.values(sources).every(({ type }) => type === 'geojson')).toBe(true)
})

it.each(GROUNDS)('every colour of %s follows the page to dark', (_, ground) => {
  const bright = mapStyle(ground, DAY).layers.flatMap(({ id, paint }) =>
    Object.keys(paint ?? {})
      .filter((property) => property.endsWith('-color'))
      .map((property) => `${id} ${property}`),
  )
  const painted = [...paintsOf(ground, NIGHT)]
  expect(painted.map(([id, property]) => `${id} ${property}`)).toEqual(bright)
  expect(painted.every(([, , value]) => value === '#000000')).toBe(true)
})
