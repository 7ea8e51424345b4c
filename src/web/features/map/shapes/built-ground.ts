import type { Feature } from 'geojson'
import type { Area } from '#domain/search/search.ts'
import { METRES_A_PIXEL } from './shape-features.ts'

export type Metres = [x: number, y: number]

/** A straight piece of a street: where it begins, its direction of length one, and how long it is. */
export interface Street {
  from: Metres
  along: Metres
  metres: number
}

/** Something that nothing is built on, for so many metres to both sides; an area's edge as well. */
interface Obstacle extends Street {
  clear: number
}

export interface Ground {
  streets: Street[]
  /** By how many metres a place is nearer to this street than to the next one; negative where another is nearer. */
  lead: (street: Street, at: Metres) => number
  /** Whether a place lies in a park or in water, or close to rails or a shore. */
  isTaken: (at: Metres) => boolean
  toDegrees: (at: Metres) => [longitude: number, latitude: number]
}

const METRES_A_DEGREE = 111_195
const ROADS: unknown[] = ['road', 'ring']
/** A named street as near to a road is a stretch of it. */
const SAME_METRES = 15
const CELL_METRES = 100
/** Houses reach so far from a street that is drawn. */
const REACH_METRES = 480
const OBSTACLE_REACH_METRES = 160
const RAIL_CLEAR_METRES = 14
const EDGE_CLEAR_METRES = 8

/** The shapes of an area, in metres from its corner, sorted so that those near a place are found quickly. */
export function groundOf(drawn: Feature[], [west, south, east, north]: Area): Ground {
  const wide = METRES_A_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180)
  const toMetres = ([longitude, latitude]: number[]): Metres => [
    (longitude! - west) * wide,
    (latitude! - south) * METRES_A_DEGREE,
  ]
  const [limitX, limitY] = toMetres([east, north])
  const isNear = ({ from: [x, y], metres }: Street) =>
    x > -metres - REACH_METRES &&
    y > -metres - REACH_METRES &&
    x < limitX + metres + REACH_METRES &&
    y < limitY + metres + REACH_METRES

  const streets: Street[] = []
  const named: Street[] = []
  const obstacles: Obstacle[] = []
  const areas: { ring: Metres[]; box: Area }[] = []
  for (const { geometry, properties } of drawn) {
    if (geometry.type === 'LineString') {
      const pieces = piecesOf(geometry.coordinates.map(toMetres)).filter(isNear)
      if (properties?.kind === 'street') named.push(...pieces)
      else if (ROADS.includes(properties?.kind)) streets.push(...pieces)
      else {
        const latitude = (south * Math.PI) / 180
        const metres = (properties?.pixels ?? 0) * METRES_A_PIXEL * Math.cos(latitude)
        const clear = Math.max(RAIL_CLEAR_METRES, metres / 2 + EDGE_CLEAR_METRES)
        obstacles.push(...pieces.map((piece) => ({ ...piece, clear })))
      }
    } else if (geometry.type === 'Polygon') {
      const ring = geometry.coordinates[0]!.map(toMetres)
      areas.push({ ring, box: boxOf(ring) })
      obstacles.push(
        ...piecesOf(ring)
          .filter(isNear)
          .map((edge) => ({ ...edge, clear: EDGE_CLEAR_METRES })),
      )
    }
  }
  const roads = [...streets]
  streets.push(...named.filter((street) => roads.every((road) => !isStretchOf(road, street))))
  const streetsNear = sorted(streets, REACH_METRES, nearestTo)
  const obstaclesNear = sorted(obstacles, OBSTACLE_REACH_METRES)
  return {
    streets,
    lead(street, at) {
      let next = Number.POSITIVE_INFINITY
      for (const other of streetsNear(at)) if (other !== street) next = Math.min(next, metresFrom(other, at))
      return next - metresFrom(street, at)
    },
    isTaken: (at) =>
      obstaclesNear(at).some((obstacle) => metresFrom(obstacle, at) < obstacle.clear) ||
      areas.some(({ ring, box }) => isInBox(box, at) && isInside(ring, at)),
    toDegrees: ([x, y]) => [west + x / wide, south + y / METRES_A_DEGREE],
  }
}

const isStretchOf = (road: Street, { from: [x, y], along: [alongX, alongY], metres }: Street) =>
  [0, 0.5, 1].every(
    (part) => metresFrom(road, [x + alongX * metres * part, y + alongY * metres * part]) < SAME_METRES,
  )

function piecesOf(line: Metres[]): Street[] {
  return line.slice(1).flatMap(([toX, toY], index) => {
    const [x, y] = line[index]!
    const metres = Math.hypot(toX - x, toY - y)
    return metres === 0 ? [] : [{ from: [x, y], along: [(toX - x) / metres, (toY - y) / metres], metres }]
  })
}

const keyOf = (column: number, row: number) => column * 100_000 + row

/** Sorts pieces into cells; answers what is nearer to a place than `reach`, of which `chosen` may leave some out. */
function sorted<Piece extends Street>(
  pieces: Piece[],
  reach: number,
  chosen = (there: Piece[], _middle: Metres) => there,
): (at: Metres) => Piece[] {
  const cells = new Map<number, { pieces: Piece[]; isChosen?: boolean }>()
  const cell = (metres: number) => Math.floor(metres / CELL_METRES)
  for (const piece of pieces) {
    const [x, y] = piece.from
    const [toX, toY] = [x + piece.along[0] * piece.metres, y + piece.along[1] * piece.metres]
    for (let i = cell(Math.min(x, toX) - reach); i <= cell(Math.max(x, toX) + reach); i++)
      for (let j = cell(Math.min(y, toY) - reach); j <= cell(Math.max(y, toY) + reach); j++) {
        const key = keyOf(i, j)
        const there = cells.get(key)
        if (there) there.pieces.push(piece)
        else cells.set(key, { pieces: [piece] })
      }
  }
  return ([x, y]) => {
    const there = cells.get(keyOf(cell(x), cell(y)))
    if (!there) return []
    if (!there.isChosen) {
      there.pieces = chosen(there.pieces, [(cell(x) + 0.5) * CELL_METRES, (cell(y) + 0.5) * CELL_METRES])
      there.isChosen = true
    }
    return there.pieces
  }
}

/** Those of which one is the nearest, for each place in a cell around this middle. */
function nearestTo(streets: Street[], middle: Metres): Street[] {
  const far = streets.map((street) => metresFrom(street, middle))
  const limit = Math.min(...far) + CELL_METRES * Math.SQRT2
  return streets.filter((_, index) => far[index]! <= limit)
}

function metresFrom({ from: [x, y], along: [alongX, alongY], metres }: Street, [atX, atY]: Metres): number {
  const ahead = Math.max(0, Math.min(metres, (atX - x) * alongX + (atY - y) * alongY))
  return Math.hypot(x + alongX * ahead - atX, y + alongY * ahead - atY)
}

function boxOf(ring: Metres[]): Area {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const isInBox = ([west, south, east, north]: Area, [x, y]: Metres) =>
  x > west && x < east && y > south && y < north

/** Whether a place lies in an area, by how often a line to the east crosses its edge. */
function isInside(ring: Metres[], [x, y]: Metres): boolean {
  let isIn = false
  for (let i = 1; i < ring.length; i++) {
    const [fromX, fromY] = ring[i - 1]!
    const [toX, toY] = ring[i]!
    if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isIn = !isIn
  }
  return isIn
}
