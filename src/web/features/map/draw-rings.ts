import { type Map as GlMap, Marker } from 'maplibre-gl'
import type { Point } from '#domain/search/search.ts'
import { circle, northOf } from './circle.ts'
import { NOTHING, setData } from './set-data.ts'

interface Ring {
  metres: number
  /** Written where the ring is farthest north, or south. */
  label?: string
  /** Whether it is filled. */
  isEdge?: boolean
}

/** Draws rings on the ground around a place; answers how to take them away. */
export function drawRings(
  map: GlMap,
  at: Point,
  rings: Ring[],
  labelsAt: 'north' | 'south' = 'north',
): () => void {
  setData(map, 'reach', {
    type: 'FeatureCollection',
    features: rings.map(({ metres, isEdge }) => circle(at, metres, isEdge)),
  })
  const labels = rings.flatMap(({ metres, label }) => {
    if (!label) return []
    const element = document.createElement('span')
    element.ariaHidden = 'true'
    element.textContent = label
    element.className =
      'pointer-events-none rounded-pill bg-raised/80 px-1.5 font-sans text-xs text-ink-soft tabular'
    return [
      new Marker({ element }).setLngLat(northOf(at, labelsAt === 'north' ? metres : -metres)).addTo(map),
    ]
  })
  return () => {
    for (const label of labels) label.remove()
    setData(map, 'reach', NOTHING)
  }
}
