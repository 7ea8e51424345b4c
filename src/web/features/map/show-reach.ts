import type { Map as GlMap } from 'maplibre-gl'
import type { Place } from '#domain/search/search.ts'
import { drawRings } from './draw-rings.ts'

const RINGS_KM = [1, 2, 5, 10, 25, 50]

/** Draws how far the search reaches around its place, with rings to guess distances by; answers how to take it away. */
export function showReach(
  map: GlMap,
  place: Place | undefined,
  write: (metres: number) => string,
): () => void {
  if (!place?.at) return () => {}
  const { radiusKm } = place
  const rings = [...RINGS_KM.filter((km) => km < radiusKm && km >= radiusKm / 5), radiusKm]
  return drawRings(
    map,
    place.at,
    rings.map((km) => ({ metres: km * 1_000, label: write(km * 1_000), isEdge: km === radiusKm })),
  )
}
