import type { Point } from './search.ts'

const METRES_A_DEGREE = 111_195

/** Metres between two points of one city, in a straight line. */
export function metresBetween(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(east, a.latitude - b.latitude) * METRES_A_DEGREE
}
