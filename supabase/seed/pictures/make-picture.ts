import sharp, { type OverlayOptions } from 'sharp'
import { darker, deeper } from './colours.ts'
import { HEIGHT, placeSprite, WIDTH } from './place-sprite.ts'
import { sceneFor } from './scene-for.ts'
import { seededRandom } from './seeded-random.ts'
import { loadSprite } from './sprite.ts'

export interface PictureRequest {
  /** Code points of the object, as in `1f6b2`. */
  emoji: string
  /** Code points of what lies beside it. */
  accents?: string[]
  /** The category's soft colour, `#rrggbb`. */
  tint: string
  /** 0 is the cover; each number shows the object in another place. */
  scene: number
  /** The same seed gives the same pictures. */
  seed: number
  /** Whether it is a thing for outdoors. */
  outdoors?: boolean
}

/** A photograph of an object in a made-up room: WebP, 1200 × 900. */
export async function makePicture(request: PictureRequest): Promise<Buffer> {
  const { emoji, accents = [], tint, scene, seed, outdoors = false } = request
  const random = seededRandom(seed + scene * 7919)
  const hero = await loadSprite(emoji)
  const others = await Promise.all(accents.filter(isThing).map(loadSprite))
  const colour = deeper(darker(tint, 0.04), 1.35)
  const staging = sceneFor(hero, scene, seed, outdoors)({ hero, accents: others, tint: colour, random })

  const layers: OverlayOptions[] = []
  if (staging.light) layers.push(await softLayer(staging.light))
  const placed = await Promise.all(staging.objects.map(placeSprite))
  layers.push(...placed.flatMap(({ shadows }) => shadows), ...placed.map(({ object }) => object))
  return sharp(Buffer.from(staging.backdrop))
    .composite(layers)
    .flatten()
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}

/** Light and shade, drawn at a quarter of the size: it is soft anyway. */
async function softLayer({
  svg,
  blur,
  blend,
}: {
  svg: string
  blur: number
  blend: OverlayOptions['blend']
}) {
  const small = await sharp(Buffer.from(svg))
    .resize(WIDTH / 4, HEIGHT / 4)
    .ensureAlpha()
    .blur(blur)
    .toBuffer()
  const input = await sharp(small).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).toBuffer()
  return { input, left: 0, top: 0, blend }
}

/** A head cut off at the neck is no thing to lay beside a drill. */
const isThing = (codePoint: string) => !/^1f4(?:6[6-9]|7[0-8]|83)|^1f57a|^1f9d[0-9]/.test(codePoint)
