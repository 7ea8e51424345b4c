import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'

type TextOptions = Omit<SymbolLayerSpecification, 'id' | 'type' | 'paint'>

/** Names in the page's own type, quiet, with the ground showing around each letter. */
export function textLayer(
  id: string,
  { text, land }: MapColours,
  size: number,
  { layout, ...options }: TextOptions,
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    ...options,
    layout: {
      'text-field': ['get', 'name'],
      // Without glyphs of a server the browser draws with this family of the page.
      'text-font': ['Figtree'],
      'text-size': size,
      'text-max-width': 8,
      'text-padding': 6,
      ...layout,
    },
    paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
  }
}

const source = 'names'
const DISTRICTS_FROM = 9.5
const STATIONS_FROM = 10.5
const SMALL_STATIONS_FROM = 12

/** Cities, districts and railway stations by name, where no tiles have them. */
export function nameLayers(colours: MapColours): LayerSpecification[] {
  const { land, rail } = colours
  const isMain: ['boolean', ['get', string]] = ['boolean', ['get', 'isMain']]
  return [
    {
      id: 'stations',
      type: 'circle',
      source,
      minzoom: STATIONS_FROM,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'station'],
        ['any', isMain, ['>=', ['zoom'], SMALL_STATIONS_FROM]],
      ],
      paint: {
        'circle-radius': ['case', isMain, 4, 3],
        'circle-color': land,
        'circle-stroke-color': rail,
        'circle-stroke-width': 2,
      },
    },
    textLayer('named-stations', colours, 12, {
      source,
      minzoom: STATIONS_FROM,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'station'],
        ['any', isMain, ['>=', ['zoom'], SMALL_STATIONS_FROM + 0.5]],
      ],
      layout: {
        'symbol-sort-key': ['+', ['get', 'rank'], 1_000],
        'text-anchor': 'top',
        'text-offset': [0, 0.5],
      },
    }),
    textLayer('named-districts', colours, 14, {
      source,
      minzoom: DISTRICTS_FROM,
      filter: ['==', ['get', 'kind'], 'district'],
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-letter-spacing': 0.04,
        // Where we have something, its pin stands on the place.
        'text-offset': ['case', ['get', 'isOwn'], ['literal', [0, 2.1]], ['literal', [0, 0]]],
      },
    }),
    textLayer('named-cities', colours, 18, {
      source,
      maxzoom: DISTRICTS_FROM + 1,
      filter: ['==', ['get', 'kind'], 'city'],
      layout: { 'text-anchor': 'bottom', 'text-offset': [0, -1.4] },
    }),
  ]
}
