import type { Map as GlMap } from 'maplibre-gl'
import type { KnownPlace } from '#contract/search-answer.ts'
import { citiesIn } from './city-places.ts'
import { nameFeatures } from './name-features.ts'
import { setData } from './set-data.ts'

const CITIES_FROM_ZOOM = 9

/** Draws on a map without tiles: names, and a city with its rivers and parks once it is near; answers how to stop. */
export function drawCities(map: GlMap, own: KnownPlace[]): () => void {
  let isOver = false
  let drawn: string | undefined
  async function draw() {
    const { _sw: from, _ne: to } = map.getBounds()
    const cities =
      map.getZoom() < CITIES_FROM_ZOOM ? [] : await citiesIn([from.lng, from.lat, to.lng, to.lat])
    const key = cities.map(({ districts }) => districts[0]).join()
    if (isOver || key === drawn) return
    drawn = key
    setData(map, 'names', nameFeatures(own, cities))
    setData(map, 'shapes', { type: 'FeatureCollection', features: cities.flatMap((city) => city.drawn) })
  }
  const tryToDraw = () => void draw().catch(() => {})
  tryToDraw()
  map.on('moveend', tryToDraw)
  return () => {
    isOver = true
    map.off('moveend', tryToDraw)
  }
}
