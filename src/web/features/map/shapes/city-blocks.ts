import type { Feature, Polygon } from 'geojson'
import type { Area } from '#domain/search/search.ts'
import { type Ground, groundOf, type Metres, type Street } from './built-ground.ts'

/** From the middle of a street to the fronts beside it, and half of what lies between two blocks. */
const FRONT_METRES = 11
const GAP_METRES = 5
const DEEP_METRES = 74
const ROWS = 6
const NARROWEST_METRES = 78
const WIDEST_METRES = 132
const TOO_NARROW_METRES = 24
/** A building that does not fit is tried in halves, and these in halves again. */
const HALVINGS = 2

/** A block in the terms of its street: metres along it and away from it. */
interface Plot {
  from: number
  to: number
  near: number
  far: number
}

/**
 * Blocks of houses beside the streets that are drawn, as far as parks, water and rails leave room. No city has exactly
 * these: they only show where houses are.
 */
export function cityBlocks(drawn: Feature[], area: Area): Feature<Polygon>[] {
  const ground = groundOf(drawn, area)
  return ground.streets.flatMap((street) => blocksBeside(ground, street))
}

/** Rows of blocks on both sides of a street; those behind each other are as wide, so that lanes lead through. */
function blocksBeside(ground: Ground, street: Street): Feature<Polygon>[] {
  const blocks: Feature<Polygon>[] = []
  for (const side of [1, -1]) {
    let from = 0
    for (let column = 1; from < street.metres; column++) {
      const to = Math.min(street.metres, from + widthOf(street, column * side))
      for (let row = 0; row < ROWS; row++) {
        const near = side * (row * DEEP_METRES + FRONT_METRES)
        const far = side * ((row + 1) * DEEP_METRES - GAP_METRES)
        const plot = { from: from + GAP_METRES, to: to - GAP_METRES, near, far }
        if (isBeyond(ground, street, plot)) break
        blocks.push(...fitting(ground, street, plot, HALVINGS))
      }
      from = to
    }
  }
  return blocks
}

/** Blocks differ in width, the same ones each time alike. */
function widthOf({ from: [x, y] }: Street, column: number): number {
  const scattered = Math.abs(Math.sin(x * 12.9898 + y * 78.233 + column * 37.719) * 43_758.5453) % 1
  return NARROWEST_METRES + scattered * (WIDEST_METRES - NARROWEST_METRES)
}

/** Whether all of a plot, and what is behind it, is nearer to another street. */
function isBeyond(ground: Ground, street: Street, plot: Plot): boolean {
  const radius = Math.hypot(plot.to - plot.from, plot.far - plot.near) / 2
  return ground.lead(street, onGround(street, middleOf(plot))) < -2 * radius
}

function fitting(ground: Ground, street: Street, plot: Plot, halvings: number): Feature<Polygon>[] {
  if (plot.to - plot.from < TOO_NARROW_METRES) return []
  if (probes(plot).every((at) => isFree(ground, street, onGround(street, at)))) {
    const ring = corners(plot).map((at) => ground.toDegrees(onGround(street, at)))
    const geometry: Polygon = { type: 'Polygon', coordinates: [[...ring, ring[0]!]] }
    return [{ type: 'Feature', properties: {}, geometry }]
  }
  if (halvings === 0) return []
  return halves(plot).flatMap((half) => fitting(ground, street, half, halvings - 1))
}

const isFree = (ground: Ground, street: Street, at: Metres) =>
  ground.lead(street, at) >= 0 && !ground.isTaken(at)

function halves(plot: Plot): [Plot, Plot] {
  const [along, away] = middleOf(plot)
  const gap = Math.sign(away) * (GAP_METRES / 2)
  return plot.to - plot.from > Math.abs(plot.far - plot.near)
    ? [
        { ...plot, to: along - GAP_METRES / 2 },
        { ...plot, from: along + GAP_METRES / 2 },
      ]
    : [
        { ...plot, far: away - gap },
        { ...plot, near: away + gap },
      ]
}

const middleOf = ({ from, to, near, far }: Plot): Metres => [(from + to) / 2, (near + far) / 2]

const corners = ({ from, to, near, far }: Plot): Metres[] => [
  [from, near],
  [to, near],
  [to, far],
  [from, far],
]

const probes = (plot: Plot): Metres[] => {
  const [along] = middleOf(plot)
  return [middleOf(plot), ...corners(plot), [along, plot.near], [along, plot.far]]
}

const onGround = ({ from: [x, y], along: [alongX, alongY] }: Street, [ahead, aside]: Metres): Metres => [
  x + alongX * ahead - alongY * aside,
  y + alongY * ahead + alongX * aside,
]
