import { type Map as GlMap, Marker } from 'maplibre-gl'
import type { Place } from '#domain/search/search.ts'
import { circle } from './circle.ts'
import { NOTHING, setData } from './set-data.ts'

const RINGS_KM = [1, 2, 5, 10, 25, 50]

/** Draws how far the search reaches around its place, with rings to guess distances by; answers how to take it away. */
export function showReach(
  map: GlMap,
  place: Place | undefined,
  write: (metres: number) => string,
): () => void {
  const at = place?.at
  if (!at) {
    setData(map, 'reach', NOTHING)
    return () => {}
  }
  const rings = [...RINGS_KM.filter((km) => km < place.radiusKm && km >= place.radiusKm / 5), place.radiusKm]
  setData(map, 'reach', {
    type: 'FeatureCollection',
    features: rings.map((km) => circle(at, km * 1_000, km === place.radiusKm)),
  })
  const labels = rings.map((km) => {
    const element = document.createElement('span')
    element.ariaHidden = 'true'
    element.textContent = write(km * 1_000)
    element.className =
      'pointer-events-none rounded-pill bg-raised/80 px-1.5 font-sans text-xs text-ink-soft tabular'
    const [, north] = circle(at, km * 1_000).geometry.coordinates[0]?.[24] ?? []
    return new Marker({ element }).setLngLat([at.longitude, north ?? at.latitude]).addTo(map)
  })
  return () => {
    for (const label of labels) label.remove()
  }
}
