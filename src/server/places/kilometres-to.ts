import type { Point } from '#domain/search/search.ts'
import type { Gazetteer } from './gazetteer.ts'

const KM_OF_A_DEGREE = 111.195

/** From a point to the middle of a place, on a plane: right to a percent within a few hundred kilometres. */
export function kilometresTo({ latitudes, longitudes }: Gazetteer, place: number, from: Point): number {
  const wide = (longitudes[place]! - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(wide, latitudes[place]! - from.latitude) * KM_OF_A_DEGREE
}
