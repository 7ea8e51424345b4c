import sharp from 'sharp'
import { LARGEST_IMAGE_PIXELS } from '#backend/storage/images/sharp-queue.ts'
import { type Ground, PLATE } from '#domain/settings/ground-of.ts'

/** How the parts of a mark are drawn. Pixels. */
interface Drawing {
  width: number
  height: number
  /** A phone cuts its own shape out of it: nothing is left transparent, and what matters stays in the middle. */
  isCut?: true
  /** On pages and papers a plate is laid beneath by those. */
  isBare?: true
}

/** The files that are drawn of a logo or an icon, by their names. */
export const MARKS: Readonly<Record<string, Drawing>> = {
  // Three times its room in the header: for sharp screens, and for paper.
  'logo.png': { width: 528, height: 108, isBare: true },
  'icon-48.png': { width: 48, height: 48 },
  'icon-96.png': { width: 96, height: 96 },
  'icon-192.png': { width: 192, height: 192 },
  'icon-512.png': { width: 512, height: 512 },
  'icon-maskable-512.png': { width: 512, height: 512, isCut: true },
  'apple-touch-icon.png': { width: 180, height: 180, isCut: true },
}

/** The share of a cut icon that every phone shows (W3C Web Application Manifest, safe zone). */
const SAFE = 0.8

/** A logo or an icon in the size of one of its files, as PNG. */
export async function drawMark(bytes: Uint8Array, file: string, ground: Ground): Promise<Buffer> {
  const { width, height, isCut, isBare } = MARKS[file]!
  const image = sharp(bytes, { limitInputPixels: LARGEST_IMAGE_PIXELS })
  const sized = (share: number) =>
    image.resize(Math.round(width * share), Math.round(height * share), { fit: 'inside' })
  if (isBare) return sized(1).png().toBuffer()
  const { isOpaque } = await image.stats()
  const plate = isCut || ground !== 'any' ? PLATE[ground === 'dark' ? 'dark' : 'light'] : undefined
  if (isOpaque || !plate) {
    return image.resize(width, height, { fit: 'cover' }).png().toBuffer()
  }
  const drawn = await sized(SAFE).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: plate } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer()
}
