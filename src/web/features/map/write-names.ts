import type { Map as GlMap } from 'maplibre-gl'
import type { KnownPlace } from '#contract/search-answer.ts'
import { placesIn } from './city-places.ts'
import { nameFeatures } from './name-features.ts'
import { setData } from './set-data.ts'

const CITIES_FROM_ZOOM = 9

/** Writes names on a map without tiles, with those of a city once it is near; answers how to stop. */
export function writeNames(map: GlMap, own: KnownPlace[]): () => void {
  let isOver = false
  async function write() {
    const { _sw: from, _ne: to } = map.getBounds()
    const cities =
      map.getZoom() < CITIES_FROM_ZOOM ? [] : await placesIn([from.lng, from.lat, to.lng, to.lat])
    if (!isOver) setData(map, 'names', nameFeatures(own, cities))
  }
  const tryToWrite = () => void write().catch(() => {})
  tryToWrite()
  map.on('moveend', tryToWrite)
  return () => {
    isOver = true
    map.off('moveend', tryToWrite)
  }
}
