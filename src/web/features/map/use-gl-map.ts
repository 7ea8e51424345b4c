import {
  type AddProtocolAction,
  AttributionControl,
  addProtocol,
  Map as GlMap,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type RefObject, useEffect, useState } from 'react'
import type { PublicConfig } from '#contract/render-context.ts'
import type { Area } from '#domain/search/search.ts'
import { mapColours, whenColoursChange } from './map-colours.ts'
import { type Ground, mapStyle, paintsOf } from './map-style.ts'
import { setData } from './set-data.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'

setWorkerUrl(workerUrl)

interface MapOptions {
  bounds: Area
  config: PublicConfig
  /** The map's own words, by the names that the library gives them. */
  words: Record<string, string>
  /** The note on a map without tiles that it is a simplified drawing. */
  drawing: string
  /** Pixels of the lower edge that something else lies over. */
  covered?: number
  /** Whether it stands in a page that scrolls: then it is moved with two fingers, or with Ctrl and the wheel. */
  isInPage?: boolean
}

/** The column of the zoom buttons, and half a price beside it. */
const BESIDE_BUTTONS = 56 + 40
const IN_PAGE_PADDING = 16
const ARCHIVE = '/tiles/streets.pmtiles'

/** A map in an element, once its ground is drawn. */
export function useGlMap(ref: RefObject<HTMLDivElement | null>, options: MapOptions): GlMap | undefined {
  const [map, setMap] = useState<GlMap>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once, with what is known then
  useEffect(() => {
    if (!ref.current) return
    const ground = groundOf(options.config)
    const made = new GlMap({
      container: ref.current,
      style: mapStyle(ground, mapColours(), options.drawing),
      locale: options.words,
      attributionControl: false,
      cooperativeGestures: options.isInPage ?? false,
      dragRotate: false,
      pitchWithRotate: false,
      maxPitch: 0,
      maxZoom: 17,
      minZoom: 2,
    })
    const isNarrow = matchMedia('(width < 64rem)').matches
    // At the foot of a search's map lies the list.
    const corner = isNarrow && !options.isInPage ? 'top-left' : 'bottom-left'
    made.addControl(new AttributionControl({ compact: isNarrow }), corner)
    if (options.covered) made.setPadding({ bottom: options.covered })
    made.fitBounds(toBounds(options.bounds), {
      padding: options.isInPage ? IN_PAGE_PADDING : marginsInSight(),
      maxZoom: 14.5,
      duration: 0,
    })
    made.touchZoomRotate.disableRotation()
    made.keyboard.disableRotation()
    made.once('load', () => {
      setMap(made)
      if (ground === 'plain') void drawLand(made)
      // Our own drawing can do with a button; what others drew is credited in the open until the map is moved.
      if (ground === 'plain' && isNarrow) {
        made
          .getContainer()
          .querySelector('.maplibregl-ctrl-attrib')
          ?.classList.remove('maplibregl-compact-show')
      }
    })
    const stop = whenColoursChange(() => {
      for (const [layer, property, value] of paintsOf(ground, mapColours()))
        made.setPaintProperty(layer, property as 'fill-color', value as string)
    })
    return () => {
      stop()
      setMap(undefined)
      made.remove()
    }
  }, [])
  return map
}

/** The operator's base map. */
export const groundOf = ({ mapArchive, mapTilesUrl }: PublicConfig): Ground => {
  if (mapArchive) {
    addArchives()
    return { archive: new URL(ARCHIVE, location.href).href }
  }
  return mapTilesUrl ? { tiles: mapTilesUrl } : 'plain'
}

let hasArchives = false

/** Teaches the map to read archives of tiles; what reads them is fetched with the first tile. */
function addArchives(): void {
  if (hasArchives) return
  hasArchives = true
  const reading = import('pmtiles').then(({ Protocol }) => new Protocol())
  addProtocol(
    'pmtiles',
    async (request, abort) => (await reading).tilev4(request, abort) as ReturnType<AddProtocolAction>,
  )
}

async function drawLand(map: GlMap): Promise<void> {
  const { loadAtlas } = await import('./load-atlas.ts')
  const { land, borders } = await loadAtlas()
  setData(map, 'land', land)
  setData(map, 'borders', { type: 'Feature', properties: {}, geometry: borders })
  map.once('idle', () => map.setLayoutProperty('water', 'visibility', 'visible'))
}

/** Pixels along the edges of the results' map where a price would be cut off or lie under the zoom buttons. */
export function marginsInSight() {
  const [left, right] = document.dir === 'rtl' ? [BESIDE_BUTTONS, 48] : [48, BESIDE_BUTTONS]
  return { top: 64, bottom: 64, left, right }
}

/** Moves the map there, at once where people ask for less motion. */
export function showArea(map: GlMap, area: Area): void {
  map.fitBounds(toBounds(area), { padding: marginsInSight(), maxZoom: 14.5, duration: 500 })
}

const toBounds = ([west, south, east, north]: Area): [number, number, number, number] => [
  west,
  south,
  // Across the date line the east is further on.
  east < west ? east + 360 : east,
  north,
]
