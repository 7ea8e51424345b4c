import type { Feature } from 'geojson'
import type { Point } from '../parse-course.ts'

const METRES_A_DEGREE = 111_195

/** The distance of a place from a line, or from an area's edge. */
export function metresFrom(feature: Feature, at: Point): number {
  const line = pointsOf(feature)
  return Math.min(...line.slice(1).map((to, index) => fromSegment(at, line[index]!, to)))
}

/** Whether a place lies in an area. */
export function contains(feature: Feature, [x, y]: Point): boolean {
  const ring = pointsOf(feature)
  return (
    ring.slice(1).filter(([toX, toY], index) => {
      const [fromX, fromY] = ring[index]!
      return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
    }).length %
      2 ===
    1
  )
}

/** Whether a place lies in a lake, or nearer to a river's middle than half its width. */
export function isInWater(feature: Feature, at: Point): boolean {
  if (feature.geometry.type === 'Polygon') return contains(feature, at)
  const metresAPixel = (78_271.517 / 2 ** 8) * Math.cos((at[1] * Math.PI) / 180)
  return metresFrom(feature, at) < (feature.properties!.pixels * metresAPixel) / 2
}

/** How many times a closed line crosses itself. */
export function crossings(ring: Point[]): number {
  let count = 0
  for (let i = 0; i < ring.length - 1; i++)
    for (let j = i + 2; j < ring.length - 1; j++) {
      if (i === 0 && j === ring.length - 2) continue
      if (doCross(ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!)) count++
    }
  return count
}

const doCross = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)

const side = ([x, y]: Point, [toX, toY]: Point, [otherX, otherY]: Point) =>
  (toX - x) * (otherY - y) - (toY - y) * (otherX - x) > 0

function pointsOf({ geometry }: Feature): Point[] {
  if (geometry.type === 'Polygon') return geometry.coordinates[0] as Point[]
  if (geometry.type === 'LineString') return geometry.coordinates as Point[]
  throw new Error(`${geometry.type} is neither a line nor an area`)
}

function fromSegment(at: Point, from: Point, to: Point): number {
  const wide = METRES_A_DEGREE * Math.cos((at[1] * Math.PI) / 180)
  const onGround = ([x, y]: Point) => [(x - at[0]) * wide, (y - at[1]) * METRES_A_DEGREE] as const
  const [fromX, fromY] = onGround(from)
  const [toX, toY] = onGround(to)
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const square = alongX ** 2 + alongY ** 2
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * alongX + fromY * alongY) / square))
  return Math.hypot(fromX + part * alongX, fromY + part * alongY)
}
