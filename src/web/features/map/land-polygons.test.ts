import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Position } from 'geojson'
import { expect, it } from 'vitest'
import { type Atlas, landPolygons } from './land-polygons.ts'
import { unwrapRing } from './unwrap-ring.ts'

const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const polygons = landPolygons(JSON.parse(readFileSync(file, 'utf8')) as Atlas).features.flatMap(
  ({ geometry }) => geometry.coordinates,
)

/** Square degrees that a ring encloses: twice crossed ones count against each other. */
const area = (ring: Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = ring[(n + 1) % ring.length]!
      return sum + x! * nextY! - nextX! * y!
    }, 0),
  ) / 2

const isInside = ([x, y]: [number, number]): boolean =>
  polygons.some((rings) => rings.filter((ring) => crossings(ring, x, y) % 2 === 1).length === 1)

const crossings = (ring: Position[], x: number, y: number): number =>
  ring.filter(([toX, toY], n) => {
    const [fromX, fromY] = ring.at(n - 1)!
    return toY! > y !== fromY! > y && x < ((fromX! - toX!) * (y - toY!)) / (fromY! - toY!) + toX!
  }).length

it('no coast jumps from one side of the world to the other, which would tear up all land between', () => {
  const jumps = polygons
    .flat()
    .flatMap((ring) =>
      ring.filter(([x], n) => n > 0 && Math.abs(x! - ring[n - 1]![0]!) > 180 && Math.abs(ring[n]![1]!) < 90),
    )
  expect(jumps).toEqual([])
})

it.each<[string, [number, number], boolean]>([
  ['Brest', [-4.2, 48.3], true],
  ['Bordeaux', [-0.5, 44.8], true],
  ['Stockholm', [17.6, 59.4], true],
  ['Tromsø', [19.2, 69.5], true],
  ['Lake Inari’s Lapland', [27, 67], true],
  ['the Bay of Biscay', [-5, 45.5], false],
  ['the Gulf of Bothnia', [19.5, 62], false],
  ['the North Sea', [3, 56], false],
  ['the Norwegian Sea at 67° north', [5, 67], false],
  ['Chukotka beyond the date line', [181, 66.5], true],
  ['Antarctica', [20, -80], true],
])('%s is land or sea as it is', (_, at, isLand) => {
  expect(isInside(at)).toBe(isLand)
})

it('a ring over the date line goes on beyond it, and one around a pole is closed there', () => {
  const island: Position[] = [
    [179, 1],
    [-179, 1],
    [-179, -1],
    [179, -1],
    [179, 1],
  ]
  expect(unwrapRing(island)).toEqual([
    [179, 1],
    [181, 1],
    [181, -1],
    [179, -1],
    [179, 1],
  ])
  expect(area(unwrapRing(island))).toBe(4)
  const cap: Position[] = [
    [-120, -70],
    [0, -70],
    [120, -70],
    [-120, -70],
  ]
  expect(area(unwrapRing(cap))).toBe(360 * 20)
})
