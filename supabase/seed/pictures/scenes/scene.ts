import type { Placement } from '../place-sprite.ts'
import type { Sprite } from '../sprite.ts'

interface SceneInput {
  hero: Sprite
  accents: Sprite[]
  /** The category's soft colour, `#rrggbb`. */
  tint: string
  random: () => number
}

interface Staging {
  /** SVG in a box of 1200 × 900, without the svg element itself. */
  backdrop: string
  /** From back to front. */
  objects: Placement[]
}

/** A set in which an object is photographed. */
export type Scene = (input: SceneInput) => Staging
