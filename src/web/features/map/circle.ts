import type { Feature, Polygon } from 'geojson'
import type { Point } from '#domain/search/search.ts'

const STEPS = 96
const METRES_A_DEGREE = 111_195

/** A circle on the ground, for the radius of a search. */
export function circle({ latitude, longitude }: Point, metres: number): Feature<Polygon> {
  const wide = METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const ring = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    return [
      longitude + (metres / wide) * Math.cos(angle),
      latitude + (metres / METRES_A_DEGREE) * Math.sin(angle),
    ]
  })
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}
