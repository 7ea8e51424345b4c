import type { StyleSpecification } from 'maplibre-gl'

/** The colours of the page, as they are now, for a canvas that knows no custom properties. */
function colours() {
  // Asked of an element: a property by itself tells the colours of light and of dark.
  const probe = document.body.appendChild(document.createElement('i'))
  const read = (name: string) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  const now = {
    land: read('--surface-sunken'),
    water: read('--tint-sky'),
    border: read('--line-strong'),
    accent: read('--accent'),
  }
  probe.remove()
  return now
}

/**
 * A calm ground: the operator's street tiles where there are some, otherwise land and water from a world atlas
 * that is here already. Nothing is asked of anybody else.
 */
export function mapStyle(tilesUrl: string | undefined): StyleSpecification {
  const { land, water, border, accent } = colours()
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: NOTHING },
      borders: { type: 'geojson', data: NOTHING },
      reach: { type: 'geojson', data: NOTHING },
      ...(tilesUrl && {
        streets: { type: 'raster', tiles: [tilesUrl], tileSize: 256, attribution: '© OpenStreetMap' },
      }),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land, 'fill-antialias': false } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': border, 'line-width': 0.6, 'line-opacity': 0.5 },
      },
      ...(tilesUrl ? [{ id: 'streets', type: 'raster' as const, source: 'streets' }] : []),
      {
        id: 'reach',
        type: 'fill',
        source: 'reach',
        filter: ['get', 'isEdge'],
        paint: { 'fill-color': accent, 'fill-opacity': 0.06 },
      },
      {
        id: 'reach-edge',
        type: 'line',
        source: 'reach',
        paint: {
          'line-color': accent,
          'line-opacity': ['case', ['get', 'isEdge'], 0.6, 0.22],
          'line-width': 1.5,
          'line-dasharray': [2, 3],
        },
      },
    ],
  }
}

export const NOTHING = { type: 'FeatureCollection' as const, features: [] }

/** Tells when the page changes between light and dark. */
export function whenColoursChange(tell: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(tell)
  scheme.addEventListener('change', tell)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    scheme.removeEventListener('change', tell)
    observer.disconnect()
  }
}

type ColourProperty = 'background-color' | 'fill-color' | 'line-color'

/** Gives a map that is there already the colours of now. */
export function recolour(set: (layer: string, property: ColourProperty, value: string) => void): void {
  const { land, water, border, accent } = colours()
  set('water', 'background-color', water)
  set('land', 'fill-color', land)
  set('borders', 'line-color', border)
  set('reach', 'fill-color', accent)
  set('reach-edge', 'line-color', accent)
}
