import sharp from 'sharp'
import { darker, deeper } from './colours.ts'
import { contactShadows, placeSprites } from './place-sprite.ts'
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
  /** 0 is the cover; each of 0 to 3 shows the object in another place. */
  scene: number
  /** The same seed gives the same pictures. */
  seed: number
  /** Whether it is a thing for outdoors. */
  outdoors?: boolean
}

const WIDTH = 1200
const HEIGHT = 900

/** A photograph of an object in a made-up room: WebP, 1200 × 900. */
export async function makePicture(request: PictureRequest): Promise<Buffer> {
  const { emoji, accents = [], tint, scene, seed, outdoors = false } = request
  const [hero, ...others] = await Promise.all([emoji, ...accents.filter(isThing)].map(loadSprite))
  const { backdrop, objects } = sceneFor(
    hero!,
    scene,
    seed,
    outdoors,
  )({
    hero: hero!,
    accents: others,
    tint: deeper(darker(tint, 0.04), 1.35),
    random: seededRandom(seed + scene * 7919),
  })
  const canvas = {
    data: await sharp(page(backdrop + contactShadows(objects)))
      .ensureAlpha()
      .raw()
      .toBuffer(),
    width: WIDTH,
    height: HEIGHT,
  }
  await placeSprites(canvas, objects)
  return sharp(canvas.data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}

const page = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`,
  )

/** A head cut off at the neck is no thing to lay beside a drill. */
const isThing = (codePoint: string) => !/^1f4(?:6[6-9]|7[0-8]|83)|^1f57a|^1f9d[0-9]/.test(codePoint)
