import type { Point } from './parse-course.ts'

const ROUNDS = 2

/**
 * Rounds a line's corners (Chaikin's algorithm), so that a few points make a river. Each round cuts `part` of an edge
 * off at either end. The ends of an open line stay where they are; a ring is closed.
 */
export function roundCorners(points: Point[], part: number, isRing = false): Point[] {
  let line = points
  for (let round = 0; round < ROUNDS; round++) line = isRing ? cutRing(line, part) : cutLine(line, part)
  return isRing ? [...line, line[0]!] : line
}

function cutLine(line: Point[], part: number): Point[] {
  const corners = line.slice(1).flatMap((to, index) => cut(line[index]!, to, part))
  return [line[0]!, ...corners.slice(1, -1), line.at(-1)!]
}

const cutRing = (ring: Point[], part: number): Point[] =>
  ring.flatMap((from, index) => cut(from, ring[(index + 1) % ring.length]!, part))

const cut = (from: Point, to: Point, part: number): [Point, Point] => [
  between(from, to, part),
  between(from, to, 1 - part),
]

const between = ([x, y]: Point, [otherX, otherY]: Point, part: number): Point => [
  x + (otherX - x) * part,
  y + (otherY - y) * part,
]
