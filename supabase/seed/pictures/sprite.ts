import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const ASSETS = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

/** A cut-out object: straight RGBA, trimmed to what is visible. */
export interface Sprite {
  pixels: Buffer
  width: number
  height: number
  /** Where its lowest pixels are, as shares of the width: what it stands on. */
  foot: { left: number; right: number }
  /** Whether it stands on something by itself, or has to lie or hang. */
  stands: boolean
}

/**
 * Takes the neon out of the renderings, so that they sit in a warm room: pinks go to coral, blues and greens calm
 * down, greys stay. (Rows sum to 1.)
 */
const WARM: [[number, number, number], [number, number, number], [number, number, number]] = [
  [0.94, 0.06, 0],
  [0.13, 0.85, 0.02],
  [0.08, 0.27, 0.65],
]

const loaded = new Map<string, Promise<Sprite>>()

/** The object with this code point, graded and trimmed. */
export function loadSprite(codePoint: string): Promise<Sprite> {
  const known = loaded.get(codePoint)
  if (known) return known
  const loading = readSprite(codePoint)
  loaded.set(codePoint, loading)
  return loading
}

async function readSprite(codePoint: string): Promise<Sprite> {
  const { data, info } = await sharp(join(ASSETS, `${codePoint}.webp`))
    .recomb(WARM)
    .modulate({ saturation: 0.94 })
    .trim({ background: '#00000000', threshold: 8 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const foot = footOf(data, width, height)
  return { pixels: data, width, height, foot, stands: foot.right - foot.left > 0.34 }
}

/** From the leftmost to the rightmost pixel of the lowest twentieth. */
function footOf(pixels: Buffer, width: number, height: number): Sprite['foot'] {
  let left = width
  let right = 0
  for (let y = Math.floor(height * 0.95); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3]! < 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  return { left: left / width, right: right / width }
}
