import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { inImageQueue, LARGEST_IMAGE_PIXELS } from '#backend/storage/images/sharp-queue.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { groundOf } from '#domain/settings/ground-of.ts'
import type { SettingName } from '#domain/settings/settings.ts'
import { type PictureShape, type SitePicture, shapeFault } from '#domain/settings/site-picture.ts'
import type { Deps } from '#server/deps.ts'
import { loadPicture } from './load-picture.ts'

/** Enough pixels for what a picture is made of. */
const SAMPLE = 96

type Measured = Pick<SitePicture, 'width' | 'height'> & { ground: SitePicture['ground'] | undefined }

/** By store and name, which no later upload may take. */
const measured = new WeakMap<Deps['objects'], LRUCache<string, Measured>>()

/** The sides of an uploaded picture, and on what it can be seen; SETTING_WRONG with the fault where its place needs another. */
export async function measurePicture(
  deps: Deps,
  name: SettingName,
  { path, shape, sender }: { path: string; shape: PictureShape; sender: string },
): Promise<Result<SitePicture, 'SETTING_WRONG'>> {
  const cache = measured.get(deps.objects) ?? new LRUCache<string, Measured>({ max: 100 })
  measured.set(deps.objects, cache)
  let sizes = cache.get(path)
  if (!sizes) {
    const bytes = await loadPicture(deps, path)
    if (!bytes) return refuse('SETTING_WRONG', { name, fault: 'wrong' })
    sizes = await inImageQueue(sender, () => measure(bytes))
    cache.set(path, sizes)
  }
  const { ground, ...sides } = sizes
  const fault = shapeFault(shape, sides) ?? (ground ? undefined : 'invisible')
  return fault || !ground ? refuse('SETTING_WRONG', { name, fault }) : ok({ path, ...sides, ground })
}

async function measure(bytes: Uint8Array): Promise<Measured> {
  const image = sharp(bytes, { limitInputPixels: LARGEST_IMAGE_PIXELS })
  const { width, height } = await image.metadata()
  const pixels = await image
    .resize(SAMPLE, SAMPLE, { fit: 'inside', kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { width, height, ground: groundOf(pixels) }
}
