import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { textLayer } from './name-layers.ts'

const source = 'streets'

const GREEN = [
  'park',
  'forest',
  'wood',
  'nature_reserve',
  'national_park',
  'protected_area',
  'grass',
  'meadow',
  'scrub',
  'garden',
  'golf_course',
  'cemetery',
  'allotments',
  'village_green',
  'recreation_ground',
  'zoo',
]

const kind = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]]

/** So wide at each zoom, in pixels. */
const width = (...stops: number[]) =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as number

/** Streets, water, green, rail and quiet names of an archive in the schema of the Protomaps basemap, version 4. */
export function streetLayers(colours: MapColours): LayerSpecification[] {
  const { land, green, water, building, road, casing, rail, text } = colours
  const lines = (id: string, kinds: string[], colour: string, widths: number, minzoom = 0) =>
    ({
      id,
      type: 'line',
      source,
      'source-layer': 'roads',
      minzoom,
      filter: kind(...kinds),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': widths },
    }) satisfies LayerSpecification
  return [
    { id: 'earth', type: 'fill', source, 'source-layer': 'earth', paint: { 'fill-color': land } },
    {
      id: 'green',
      type: 'fill',
      source,
      'source-layer': 'landuse',
      filter: kind(...GREEN),
      paint: { 'fill-color': green },
    },
    {
      id: 'lakes',
      type: 'fill',
      source,
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': water },
    },
    {
      id: 'streams',
      type: 'line',
      source,
      'source-layer': 'water',
      minzoom: 11,
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': water, 'line-width': width(11, 0.8, 16, 4) },
    },
    {
      id: 'buildings',
      type: 'fill',
      source,
      'source-layer': 'buildings',
      minzoom: 14,
      paint: { 'fill-color': building },
    },
    lines('minor-edges', ['minor_road'], casing, width(13, 1.5, 17, 12), 13),
    lines('major-edges', ['major_road', 'highway'], casing, width(9, 1.5, 13, 5, 17, 18), 9),
    lines('paths', ['path'], casing, width(14, 0.6, 17, 2), 14),
    lines('minor-roads', ['minor_road'], road, width(12, 0.5, 17, 10), 12),
    lines('major-roads', ['major_road', 'highway'], road, width(7, 0.6, 13, 3.6, 17, 15), 7),
    {
      ...lines('rails', ['rail'], rail, width(9, 0.6, 14, 1.6, 17, 3), 9),
      paint: { 'line-color': rail, 'line-width': width(9, 0.6, 14, 1.6, 17, 3), 'line-dasharray': [4, 1.5] },
    },
    textLayer('street-names', colours, 12, {
      source,
      'source-layer': 'roads',
      minzoom: 14,
      filter: kind('major_road', 'minor_road'),
      layout: { 'symbol-placement': 'line', 'symbol-spacing': 320 },
    }),
    {
      id: 'station-dots',
      type: 'circle',
      source,
      'source-layer': 'pois',
      minzoom: 12,
      filter: kind('station'),
      paint: {
        'circle-radius': 3,
        'circle-color': land,
        'circle-stroke-color': rail,
        'circle-stroke-width': 2,
      },
    },
    textLayer('station-names', colours, 12, {
      source,
      'source-layer': 'pois',
      minzoom: 13,
      filter: kind('station'),
      layout: { 'text-anchor': 'top', 'text-offset': [0, 0.5] },
    }),
    textLayer('green-names', { ...colours, land: green }, 12, {
      source,
      'source-layer': 'pois',
      minzoom: 13,
      filter: kind('park', 'forest', 'nature_reserve', 'zoo', 'cemetery'),
    }),
    textLayer('water-names', { ...colours, land: water }, 12, {
      source,
      'source-layer': 'water',
      minzoom: 11,
      filter: ['has', 'name'],
    }),
    textLayer('district-names', colours, 13, {
      source,
      'source-layer': 'places',
      minzoom: 10,
      filter: kind('neighbourhood', 'macrohood'),
      layout: { 'symbol-sort-key': ['get', 'min_zoom'] },
    }),
    {
      ...textLayer('town-names', colours, 16, {
        source,
        'source-layer': 'places',
        filter: kind('locality'),
        layout: { 'symbol-sort-key': ['get', 'min_zoom'] },
      }),
      maxzoom: 13,
      paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
    },
  ]
}
