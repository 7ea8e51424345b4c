import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { textLayer } from './name-layers.ts'
import type { Kind } from './shapes/shape-features.ts'

const source = 'shapes'
const ROADS_FROM = 10.5
const PARK_NAMES_FROM = 12.5
const RIVER_NAMES_FROM = 11.5
const STREETS_FROM = 12.5
const STREET_NAMES_FROM = 13.5
const round = { 'line-cap': 'round', 'line-join': 'round' } as const

/** Parks, water, roads and rails of the cities that we draw ourselves. */
export function shapeLayers(colours: MapColours): LayerSpecification[] {
  const { green, water, road, casing, rail } = colours
  return [
    { id: 'parks', type: 'fill', source, filter: only('green', 'Polygon'), paint: { 'fill-color': green } },
    { id: 'lakes', type: 'fill', source, filter: only('water', 'Polygon'), paint: { 'fill-color': water } },
    {
      id: 'rivers',
      type: 'line',
      source,
      filter: only('water', 'LineString'),
      layout: round,
      paint: { 'line-color': water, 'line-width': ON_THE_GROUND },
    },
    {
      id: 'street-casings',
      type: 'line',
      source,
      minzoom: STREETS_FROM,
      filter: only('street'),
      layout: round,
      paint: { 'line-color': casing, 'line-width': width(1.2, 9) },
    },
    {
      id: 'streets',
      type: 'line',
      source,
      minzoom: STREETS_FROM,
      filter: only('street'),
      layout: round,
      paint: { 'line-color': road, 'line-width': width(0.6, 7) },
    },
    {
      id: 'road-casings',
      type: 'line',
      source,
      minzoom: ROADS_FROM,
      filter: ['any', only('road'), only('ring')],
      layout: round,
      paint: { 'line-color': casing, 'line-width': width(2.4, 13) },
    },
    {
      id: 'roads',
      type: 'line',
      source,
      minzoom: ROADS_FROM,
      filter: only('road'),
      layout: round,
      paint: { 'line-color': road, 'line-width': width(1.2, 10) },
    },
    {
      id: 'ring-road',
      type: 'line',
      source,
      filter: only('ring'),
      layout: round,
      paint: { 'line-color': road, 'line-width': width(1.8, 12) },
    },
    {
      id: 'rails',
      type: 'line',
      source,
      filter: only('rail'),
      layout: round,
      paint: { 'line-color': rail, 'line-width': width(0.9, 3), 'line-opacity': 0.8 },
    },
    textLayer('named-streets', colours, 12, {
      source,
      minzoom: STREET_NAMES_FROM,
      filter: only('street'),
      layout: { 'symbol-placement': 'line', 'symbol-spacing': 420 },
    }),
    textLayer('named-parks', colours, 12, {
      source,
      minzoom: PARK_NAMES_FROM,
      filter: ['any', only('green', 'Polygon'), only('water', 'Polygon')],
      layout: {},
    }),
    textLayer('named-rivers', colours, 12, {
      source,
      minzoom: RIVER_NAMES_FROM,
      filter: only('water', 'LineString'),
      layout: { 'symbol-placement': 'line', 'symbol-spacing': 500, 'text-letter-spacing': 0.08 },
    }),
  ]
}

/** As wide as it is on the ground, but never thinner than can be seen. */
const ON_THE_GROUND: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  8,
  ['max', ['get', 'pixels'], 0.8],
  18,
  ['*', ['get', 'pixels'], 2 ** 10],
]

const width = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  9,
  far,
  17,
  near,
]

function only(kind: Kind, geometry?: 'Polygon' | 'LineString'): ExpressionSpecification {
  const isKind: ExpressionSpecification = ['==', ['get', 'kind'], kind]
  return geometry ? ['all', isKind, ['==', ['geometry-type'], geometry]] : isKind
}
