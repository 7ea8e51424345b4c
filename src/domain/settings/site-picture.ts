import type { Ground } from './ground-of.ts'

/** An uploaded picture, as an admin chooses it. */
export interface ChosenPicture {
  /** Its name in the bucket `images`, which no later upload may take. */
  path: string
}

/** A picture of the site as it is set: chosen, and measured by the server. */
export interface SitePicture extends ChosenPicture {
  /** Pixels. */
  width: number
  height: number
  ground: Ground
}

export type PictureShape = 'square' | 'wide'

/** Why a picture cannot be a setting. */
export type PictureFault = 'wrong' | 'too-small' | 'not-square' | 'too-narrow' | 'invisible'

/** The least sides in pixels: of a logo at twice the height of its place, of an icon at the largest of a home screen. */
const LEAST = { square: 512, wide: 68 } as const
/** A logo is at most so many times as wide as high; an icon may be a pixel or two off a square. */
const WIDEST = 8
const SQUARE = 0.01

const PATH = /^site\/[\w-]{1,80}$/

export const isPicturePath = (path: unknown): path is string => typeof path === 'string' && PATH.test(path)

/** What is wrong with the sides of a picture, in pixels, for its place. */
export function shapeFault(
  shape: PictureShape,
  { width, height }: Pick<SitePicture, 'width' | 'height'>,
): PictureFault | undefined {
  if (Math.min(width, height) < LEAST[shape]) return 'too-small'
  const ratio = width / height
  if (shape === 'square') return Math.abs(ratio - 1) > SQUARE ? 'not-square' : undefined
  return ratio > WIDEST || ratio < 0.5 ? 'too-narrow' : undefined
}
