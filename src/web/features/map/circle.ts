import type { Feature, Polygon } from 'geojson'
import type { Point } from '#domain/search/search.ts'

const STEPS = 96
const METRES_A_DEGREE = 111_195

/** A circle on the ground, for the radius of a search, which is its edge, or a ring inside. */
export function circle({ latitude, longitude }: Point, metres: number, isEdge = false): Feature<Polygon> {
  const wide = METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const ring = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    return [
      longitude + (metres / wide) * Math.cos(angle),
      latitude + (metres / METRES_A_DEGREE) * Math.sin(angle),
    ]
  })
  return { type: 'Feature', properties: { isEdge }, geometry: { type: 'Polygon', coordinates: [ring] } }
}

/** The northernmost point of such a circle, as GeoJSON orders it. */
export const northOf = ({ latitude, longitude }: Point, metres: number): [number, number] => [
  longitude,
  latitude + metres / METRES_A_DEGREE,
]
