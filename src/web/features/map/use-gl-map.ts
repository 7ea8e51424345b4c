import { Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type RefObject, useEffect, useState } from 'react'
import type { Area } from '#domain/search/search.ts'
import { loadAtlas } from './load-atlas.ts'
import { mapStyle, recolour, whenColoursChange } from './map-style.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import './map-popup.css'

setWorkerUrl(workerUrl)

interface Ground {
  bounds: Area
  tilesUrl: string | undefined
  /** The map's own words, by the names that the library gives them. */
  words: Record<string, string>
}

/** So much of a narrow screen's map lies under the strip of cards. */
const UNDER_CARDS = 150

const PADDING = { top: 64, bottom: 64, left: 48, right: 48 }

/** A map in an element, once its ground is drawn. */
export function useGlMap(ref: RefObject<HTMLDivElement | null>, ground: Ground): GlMap | undefined {
  const [map, setMap] = useState<GlMap>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once, with what is known then
  useEffect(() => {
    if (!ref.current) return
    const made = new GlMap({
      container: ref.current,
      style: mapStyle(ground.tilesUrl),
      locale: ground.words,
      attributionControl: ground.tilesUrl ? { compact: true } : false,
      dragRotate: false,
      pitchWithRotate: false,
      maxPitch: 0,
      maxZoom: 17,
      minZoom: 2,
    })
    if (matchMedia('(width < 64rem)').matches) made.setPadding({ bottom: UNDER_CARDS })
    made.fitBounds(toBounds(ground.bounds), { padding: PADDING, maxZoom: 14.5, duration: 0 })
    made.touchZoomRotate.disableRotation()
    made.keyboard.disableRotation()
    made.once('load', async () => {
      setMap(made)
      if (ground.tilesUrl) return
      const { land, borders } = await loadAtlas()
      setData(made, 'land', land)
      setData(made, 'borders', { type: 'Feature', properties: {}, geometry: borders })
    })
    const stop = whenColoursChange(() =>
      recolour((layer, property, value) => made.setPaintProperty(layer, property, value)),
    )
    return () => {
      stop()
      setMap(undefined)
      made.remove()
    }
  }, [])
  return map
}

/** Moves the map there, at once where people ask for less motion. */
export function showArea(map: GlMap, area: Area): void {
  map.fitBounds(toBounds(area), { padding: PADDING, maxZoom: 14.5, duration: 500 })
}

/** Gives a source of the ground other data; a map that was closed meanwhile has none. */
export function setData(map: GlMap, source: string, data: GeoJSON.GeoJSON): void {
  const found = map.getStyle() && map.getSource(source)
  if (found && 'setData' in found) (found.setData as (data: GeoJSON.GeoJSON) => void)(data)
}

const toBounds = ([west, south, east, north]: Area): [number, number, number, number] => [
  west,
  south,
  // Across the date line the east is further on.
  east < west ? east + 360 : east,
  north,
]
