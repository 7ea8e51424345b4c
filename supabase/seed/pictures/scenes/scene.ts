import type { Placement } from '../place-sprite.ts'
import type { Sprite } from '../sprite.ts'

export interface SceneInput {
  hero: Sprite
  accents: Sprite[]
  /** The category's soft colour, `#rrggbb`. */
  tint: string
  random: () => number
}

export interface Staging {
  /** SVG, 1200 × 900. */
  backdrop: string
  /** SVG, 1200 × 900, drawn soft: window light, leaves' shadows. */
  light?: { svg: string; blur: number; blend: 'soft-light' | 'screen' | 'multiply' | 'over' }
  /** From back to front. */
  objects: Placement[]
}

/** A set in which an object is photographed. */
export type Scene = (input: SceneInput) => Staging

export const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${content}</svg>`
