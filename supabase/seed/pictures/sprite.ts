import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { warmColours } from './warm-colours.ts'

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
  /** The middle of its highest pixels, as a share of the width: what it can hang by. */
  crown: number
  /** Whether it stands by itself; a long thing shown at a slant lies or hangs. */
  stands: boolean
}

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
    .trim({ background: '#00000000', threshold: 8 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  warmColours(data)
  const { width, height } = info
  const foot = visibleFromTo(data, width, Math.floor(height * 0.95), height)
  const crown = visibleFromTo(data, width, 0, Math.ceil(height * 0.05))
  const slants = foot.right - foot.left < 0.34 && elongation(data, width, height) > 1.9
  const stands = !slants && !HANDHELD.has(codePoint)
  return { pixels: data, width, height, foot, crown: (crown.left + crown.right) / 2, stands }
}

/** From the leftmost to the rightmost visible pixel of some rows, as shares of the width. */
function visibleFromTo(pixels: Buffer, width: number, fromRow: number, toRow: number) {
  let left = width
  let right = 0
  for (let y = fromRow; y < toRow; y++) {
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
