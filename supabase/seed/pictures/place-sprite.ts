import sharp, { type OverlayOptions } from 'sharp'
import type { Sprite } from './sprite.ts'

export const WIDTH = 1200
export const HEIGHT = 900

/** Where an object goes in a picture, in pixels. */
export interface Placement {
  sprite: Sprite
  /** Its middle. */
  x: number
  /** Its foot where it stands, its middle where it hangs or lies. */
  y: number
  /** Its longer side. */
  size: number
  /** How it meets what is around it. */
  rests: 'standing' | 'hanging' | 'lying'
  /** Degrees, clockwise. */
  rotate?: number
  mirrored?: boolean
  /** Pixels: out of focus. */
  blur?: number
}

export interface PlacedSprite {
  shadows: OverlayOptions[]
  object: OverlayOptions
}

/** The layers that draw an object and its shadows. */
export async function placeSprite(placement: Placement): Promise<PlacedSprite> {
  const { sprite, x, y, rests } = placement
  const object = await drawObject(placement)
  const left = x - object.width / 2
  const top = rests === 'standing' ? y - object.height : y - object.height / 2
  const shadows =
    rests === 'standing'
      ? [await castShadow(object, left, y), contactShadow(sprite, object, left, y)]
      : [await dropShadow(object, left, top, rests === 'hanging' ? HANGING : LYING)]
  return { shadows, object: layer(object, left, top) }
}

interface Image {
  data: Buffer
  width: number
  height: number
}

async function drawObject({ sprite, size, rotate = 0, mirrored, blur }: Placement): Promise<Image> {
  const scale = size / Math.max(sprite.width, sprite.height)
  const width = Math.round(sprite.width * scale)
  const height = Math.round(sprite.height * scale)
  let image = sharp(sprite.pixels, { raw: { width: sprite.width, height: sprite.height, channels: 4 } })
    .flop(Boolean(mirrored))
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
  if (scale > 1.4 && !blur) image = image.convolve(CRISP)
  if (rotate || blur) {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    image = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    if (rotate) image = image.rotate(rotate, { background: '#00000000' })
    if (blur) image = image.blur(blur)
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Edges that enlarging has made soft. */
const CRISP = { width: 3, height: 3, kernel: [0, -1, 0, -1, 8, -1, 0, -1, 0], scale: 4 }

interface DropShadow {
  offset: [number, number]
  blur: number
  opacity: number
}

/** Against a wall, light from the upper left. */
const HANGING: DropShadow = { offset: [26, 34], blur: 16, opacity: 0.3 }
/** On a surface seen from above. */
const LYING: DropShadow = { offset: [16, 22], blur: 10, opacity: 0.36 }

/** Shadows are drawn small and enlarged: they are soft anyway. */
const SHADOW_SCALE = 0.25

async function dropShadow(object: Image, left: number, top: number, shadow: DropShadow) {
  const margin = Math.ceil(shadow.blur * 3)
  const image = await silhouette(object, shadow.opacity, { margin, blur: shadow.blur })
  return layer(image, left - margin + shadow.offset[0], top - margin + shadow.offset[1], 'multiply')
}

/** The object's outline laid down on the floor behind it, to the right. */
async function castShadow(object: Image, left: number, foot: number) {
  const blur = 11
  const margin = Math.ceil(blur * 3)
  const image = await silhouette(object, 0.24, { margin, blur, lean: 0.55, squash: 0.26 })
  return layer(image, left - margin, foot - image.height + margin + 4, 'multiply')
}

async function silhouette(
  object: Image,
  opacity: number,
  { margin, blur, lean = 0, squash = 1 }: { margin: number; blur: number; lean?: number; squash?: number },
): Promise<Image> {
  const width = Math.max(1, Math.round(object.width * SHADOW_SCALE))
  const height = Math.max(1, Math.round(object.height * SHADOW_SCALE))
  const alpha = await sharp(object.data, { raw: { width: object.width, height: object.height, channels: 4 } })
    .extractChannel(3)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  let mask = sharp(alpha, { raw: { width, height, channels: 1 } })
  if (lean)
    mask = mask.affine(
      [
        [1, -lean],
        [0, squash],
      ],
      { background: '#000000' },
    )
  const around = Math.round(margin * SHADOW_SCALE)
  const soft = await mask
    .extend({ top: around, bottom: around, left: around, right: around, background: '#000000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { info } = soft
  const blurred = await sharp(soft.data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .blur(Math.max(0.5, blur * SHADOW_SCALE))
    .linear(opacity, 0)
    .resize(Math.round(info.width / SHADOW_SCALE), Math.round(info.height / SHADOW_SCALE), {
      kernel: 'cubic',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return tinted(blurred.data, blurred.info.width, blurred.info.height)
}

/** Warm dark pixels with this mask as their opacity. */
function tinted(mask: Buffer, width: number, height: number): Image {
  const data = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    data[i * 4] = 52
    data[i * 4 + 1] = 34
    data[i * 4 + 2] = 22
    data[i * 4 + 3] = mask[i]!
  }
  return { data, width, height }
}

/** The dark line where an object touches the floor. */
function contactShadow(sprite: Sprite, object: Image, left: number, foot: number): OverlayOptions {
  const from = left + sprite.foot.left * object.width
  const to = left + sprite.foot.right * object.width
  const radius = Math.max(24, (to - from) / 2)
  const width = Math.round(radius * 2.5)
  const height = Math.round(Math.max(26, radius * 0.24))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="g"><stop offset="0" stop-color="#2b1a10" stop-opacity=".55"/>
    <stop offset=".6" stop-color="#2b1a10" stop-opacity=".3"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></radialGradient>
    <ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="url(#g)"/></svg>`
  return {
    input: Buffer.from(svg),
    left: Math.round((from + to) / 2 - width / 2),
    top: Math.round(foot - height * 0.55),
    blend: 'multiply',
  }
}

/** A layer of the picture, cut off at its edges. */
function layer(
  image: Image,
  left: number,
  top: number,
  blend: OverlayOptions['blend'] = 'over',
): OverlayOptions {
  const x = Math.round(left)
  const y = Math.round(top)
  const from = { x: Math.max(0, -x), y: Math.max(0, -y) }
  const width = Math.max(1, Math.min(image.width - from.x, WIDTH - Math.max(0, x)))
  const height = Math.max(1, Math.min(image.height - from.y, HEIGHT - Math.max(0, y)))
  const data = Buffer.alloc(width * height * 4)
  for (let row = 0; row < height; row++) {
    const start = ((from.y + row) * image.width + from.x) * 4
    image.data.copy(data, row * width * 4, start, start + width * 4)
  }
  return {
    input: data,
    raw: { width, height, channels: 4 },
    left: Math.max(0, x),
    top: Math.max(0, y),
    blend,
  }
}
