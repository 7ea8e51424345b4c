import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { nameLayers } from './name-layers.ts'
import { NOTHING } from './set-data.ts'
import { shapeLayers } from './shape-layers.ts'
import { streetLayers } from './street-layers.ts'

/** The base map under the pins: an archive of vector tiles, raster tiles of a template, or the one of the product. */
export type Ground = { archive: string } | { tiles: string } | 'plain'

const OPENSTREETMAP = '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap</a>'
const GEONAMES = '<a href="https://www.geonames.org/" target="_blank">GeoNames</a>'
const STATIONS = '<a href="https://www.dbinfrago.com/" target="_blank">DB InfraGO</a>'
const LICENCE = '<a href="https://creativecommons.org/licenses/by/4.0/" target="_blank">CC BY 4.0</a>'
/** The gazetteer, by which places are found on every map. */
const PLACES = `${GEONAMES} (${LICENCE})`
const NAMES = `${GEONAMES}, ${STATIONS} (${LICENCE}), ${OPENSTREETMAP}`

/**
 * Paper, evergreen and soft water in the colours of the page; nothing is requested from servers that the operator did not
 * name. `drawing` is what the credits say of the shapes that come with the product.
 */
export function mapStyle(ground: Ground, colours: MapColours, drawing = ''): StyleSpecification {
  return {
    version: 8,
    sources: { ...sourcesOf(ground, drawing), reach: { type: 'geojson', data: NOTHING } },
    layers: [...groundLayers(ground, colours), ...reachLayers(colours)],
  }
}

/** Every colour of the style, to be painted again when the page changes between light and dark. */
export function* paintsOf(ground: Ground, colours: MapColours): Generator<[string, string, unknown]> {
  for (const { id, paint } of mapStyle(ground, colours).layers)
    for (const [property, value] of Object.entries(paint ?? {}))
      if (property.endsWith('-color')) yield [id, property, value]
}

function sourcesOf(ground: Ground, drawing: string): Record<string, SourceSpecification> {
  if (ground === 'plain') {
    return {
      land: { type: 'geojson', data: NOTHING },
      borders: { type: 'geojson', data: NOTHING },
      shapes: { type: 'geojson', data: NOTHING, attribution: drawing },
      names: { type: 'geojson', data: NOTHING, attribution: NAMES },
    }
  }
  if ('archive' in ground) {
    return {
      streets: {
        type: 'vector',
        url: `pmtiles://${ground.archive}`,
        attribution: `${OPENSTREETMAP}, ${PLACES}`,
      },
    }
  }
  return {
    streets: {
      type: 'raster',
      tiles: [ground.tiles],
      tileSize: 256,
      attribution: `${OPENSTREETMAP}, ${PLACES}`,
    },
  }
}

function groundLayers(ground: Ground, colours: MapColours): LayerSpecification[] {
  const { land, water, border } = colours
  const sea: LayerSpecification = {
    id: 'water',
    type: 'background',
    paint: { 'background-color': water },
  }
  if (ground === 'plain') {
    return [
      // Hidden until the land is drawn, or towns would lie in the sea for as long as that takes.
      { ...sea, layout: { visibility: 'none' } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land, 'fill-antialias': false } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': border, 'line-width': 0.6, 'line-opacity': 0.5 },
      },
      ...shapeLayers(colours),
      ...nameLayers(colours),
    ]
  }
  if ('archive' in ground) return [{ ...sea, paint: { 'background-color': land } }, ...streetLayers(colours)]
  return [sea, { id: 'streets', type: 'raster', source: 'streets' }]
}

/** The circle of a search or of an item's surroundings, with rings inside. */
function reachLayers({ accent }: MapColours): LayerSpecification[] {
  return [
    {
      id: 'reach',
      type: 'fill',
      source: 'reach',
      filter: ['get', 'isEdge'],
      paint: { 'fill-color': accent, 'fill-opacity': 0.04 },
    },
    {
      id: 'reach-edge',
      type: 'line',
      source: 'reach',
      paint: {
        'line-color': accent,
        'line-opacity': ['case', ['get', 'isEdge'], 0.6, 0.3],
        'line-width': 1.5,
        'line-dasharray': [2, 3],
      },
    },
  ]
}
