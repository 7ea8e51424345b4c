import sharp, { type OutputInfo } from 'sharp'
import type { Image } from './blend.ts'
import type { Sprite } from './sprite.ts'

export interface ShadowShape {
  /** Pixels. */
  width: number
  height: number
  blur: number
  /** 0 to 1. */
  opacity: number
  /** How far the top leans to the right, as a share of the height. */
  lean?: number
  /** How much of the height is left when it lies on the floor. */
  squash?: number
  /** Degrees, clockwise. */
  rotate?: number
  mirrored?: boolean
}

/** Shadows are drawn small and enlarged: they are soft anyway. */
const SCALE = 0.25

/** The soft outline of an object, with a margin of three times its blur around. */
export async function drawShadow(sprite: Sprite, shape: ShadowShape): Promise<Image> {
  const { width, height, blur, opacity, lean = 0, squash = 1, rotate = 0, mirrored = false } = shape
  const alpha = await sharp(sprite.pixels, {
    raw: { width: sprite.width, height: sprite.height, channels: 4 },
  })
    .extractChannel(3)
    .flop(mirrored)
    .resize(Math.max(1, Math.round(width * SCALE)), Math.max(1, Math.round(height * SCALE)), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const black = { background: '#000000' }
  const matrix: [[number, number], [number, number]] = [
    [1, -lean],
    [0, squash],
  ]
  const margin = Math.ceil(blur * 3 * SCALE)
  const shaped = await grey(alpha)
    .rotate(rotate, black)
    .affine(matrix, black)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const padded = await grey(shaped)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, ...black })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const soft = await grey(padded)
    .blur(Math.max(0.5, blur * SCALE))
    .linear(opacity, 0)
    .resize(Math.round(padded.info.width / SCALE), Math.round(padded.info.height / SCALE), {
      kernel: 'linear',
      fit: 'fill',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return warmDark(soft.data, soft.info.width, soft.info.height)
}

const grey = ({ data, info }: { data: Buffer; info: OutputInfo }) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })

function warmDark(mask: Buffer, width: number, height: number): Image {
  const data = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    data[i * 4] = 52
    data[i * 4 + 1] = 34
    data[i * 4 + 2] = 22
    data[i * 4 + 3] = mask[i]!
  }
  return { data, width, height }
}
