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
  /** Whether it stands by itself; a long thing shown at a slant lies or hangs. */
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

/** Pick, hammers, scissors, spanners, rackets, skis, ears of corn: what nobody would stand upright. */
const HANDHELD = new Set(
  '26cf-fe0f 1f528 2692-fe0f 1f6e0-fe0f 2702-fe0f 1f3d3 1f3be 1f3f8 1f3bf 1f33e 1fa93 1fa92 1f3af'.split(' '),
)

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
  const slants = foot.right - foot.left < 0.34 && elongation(data, width, height) > 2.2
  const stands = !slants && !HANDHELD.has(codePoint)
  return { pixels: data, width, height, foot, stands }
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

/** How much longer than wide its visible part is, at whatever angle (from the second moments of its pixels). */
function elongation(pixels: Buffer, width: number, height: number): number {
  let [n, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0]
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (pixels[(y * width + x) * 4 + 3]! < 128) continue
      n++
      sx += x
      sy += y
      sxx += x * x
      syy += y * y
      sxy += x * y
    }
  }
  const [cxx, cyy, cxy] = [sxx / n - (sx / n) ** 2, syy / n - (sy / n) ** 2, sxy / n - (sx * sy) / n ** 2]
  const spread = Math.sqrt((cxx - cyy) ** 2 + 4 * cxy ** 2)
  return Math.sqrt((cxx + cyy + spread) / Math.max(1, cxx + cyy - spread))
}
