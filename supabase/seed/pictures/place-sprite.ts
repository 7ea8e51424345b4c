import sharp from 'sharp'
import { blend, type Image } from './blend.ts'
import { drawShadow } from './shadow.ts'
import type { Sprite } from './sprite.ts'

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
  /** Degrees, clockwise; only for what hangs or lies. */
  rotate?: number
  mirrored?: boolean
  /** Pixels: out of focus. */
  blur?: number
}

/** Draws all shadows, then all objects from back to front, so that no shadow falls on an object's face. */
export async function placeSprites(canvas: Image, placements: Placement[]): Promise<void> {
  const shadows = await Promise.all(placements.map(shadowOf))
  const objects = await Promise.all(placements.map(objectOf))
  for (const { image, left, top } of [...shadows, ...objects])
    blend(canvas, image, Math.round(left), Math.round(top))
}

interface Placed {
  image: Image
  left: number
  top: number
}

function sizeOf({ sprite, size }: Placement) {
  const scale = size / Math.max(sprite.width, sprite.height)
  return { width: Math.round(sprite.width * scale), height: Math.round(sprite.height * scale), scale }
}

async function objectOf(placement: Placement): Promise<Placed> {
  const { sprite, x, y, rests, rotate = 0, mirrored = false, blur } = placement
  const { width, height, scale } = sizeOf(placement)
  // Turned and mirrored while it is small.
  const small = await sharp(sprite.pixels, {
    raw: { width: sprite.width, height: sprite.height, channels: 4 },
  })
    .flop(mirrored)
    .rotate(rotate, { background: '#00000000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const turned = { width: small.info.width, height: small.info.height }
  let drawing = sharp(small.data, { raw: { ...turned, channels: 4 } }).resize(
    rotate ? Math.round(turned.width * scale) : width,
    rotate ? Math.round(turned.height * scale) : height,
    { kernel: 'cubic', fit: 'fill' },
  )
  if (blur) drawing = drawing.blur(blur)
  else if (scale > 1.4) drawing = drawing.convolve(CRISP)
  // Enlarging has made a wide soft rim: half of it goes.
  const { data, info } = await drawing
    .linear([1, 1, 1, 1.7], [0, 0, 0, -110])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = { data, width: info.width, height: info.height }
  const top = rests === 'standing' ? y - image.height : y - image.height / 2
  return { image, left: x - image.width / 2, top }
}

/** Gives edges back what enlarging has taken. */
const CRISP = { width: 3, height: 3, kernel: [0, -1, 0, -1, 8, -1, 0, -1, 0], scale: 4 }

async function shadowOf(placement: Placement): Promise<Placed> {
  const { sprite, x, y, rests, rotate, mirrored } = placement
  const size = sizeOf(placement)
  if (rests === 'standing') {
    const image = await drawShadow(sprite, {
      ...size,
      mirrored,
      blur: 11,
      opacity: 0.26,
      lean: 0.55,
      squash: 0.26,
    })
    return { image, left: x - size.width / 2 - 33, top: y - image.height + 36 }
  }
  const { blur, opacity, offset } = rests === 'hanging' ? HANGING : LYING
  const image = await drawShadow(sprite, { ...size, mirrored, rotate, blur, opacity })
  return { image, left: x - image.width / 2 + offset[0]!, top: y - image.height / 2 + offset[1]! }
}

/** On a wall, and on a surface seen from above; the light comes from the upper left. */
const HANGING = { offset: [26, 34], blur: 16, opacity: 0.3 }
const LYING = { offset: [16, 22], blur: 10, opacity: 0.36 }

/** The dark line where objects touch the floor, as SVG for the backdrop. */
export function contactShadows(placements: Placement[]): string {
  return placements
    .filter(({ rests }) => rests === 'standing')
    .map((placement, i) => {
      const { sprite, x, y, mirrored } = placement
      const { width } = sizeOf(placement)
      const middle = ((sprite.foot.left + sprite.foot.right) / 2 - 0.5) * (mirrored ? -1 : 1) * width
      const radius = Math.max(22, ((sprite.foot.right - sprite.foot.left) * width) / 2) * 1.25
      return `<radialGradient id="contact${i}"><stop offset="0" stop-color="#2b1a10" stop-opacity=".6"/>
        <stop offset=".6" stop-color="#2b1a10" stop-opacity=".32"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></radialGradient>
        <ellipse cx="${x + middle}" cy="${y - 2}" rx="${radius}" ry="${Math.max(12, radius * 0.1)}" fill="url(#contact${i})"/>`
    })
    .join('')
}
