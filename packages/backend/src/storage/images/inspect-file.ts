import sharp, { type Sharp } from 'sharp'
import { collectBytes } from '../objects/measure-bytes.ts'
import { refuse } from '../storage-error.ts'
import { fileType } from './file-type.ts'
import { inImageQueue, LARGEST_IMAGE_PIXELS } from './sharp-queue.ts'

/** How a bucket's files are looked into before they are kept. */
export type Inspection = 'picture' | 'document'

/** The buckets of the product; in any other a file is kept as it came (docs/decisions/uploaded-pictures.md). */
const INSPECTED: Record<string, Inspection> = {
  images: 'picture',
  avatars: 'picture',
  documents: 'document',
}

export const inspectionOf = (bucketId: string): Inspection | undefined => INSPECTED[bucketId]

export interface InspectedFile {
  bytes: Uint8Array
  /** By content, not by name. */
  type: string
}

/** The longest side of a kept picture; documents keep more, because their small print matters. */
const LONGEST_SIDE = { picture: 2560, document: 4096 }

/** Files in memory at a time, each as large as its bucket allows at most. */
const MOST_HELD = 24
let held = 0

/**
 * Types a file by its content and draws pictures anew: upright, without EXIF (which often says where somebody lives)
 * and without anything that was hidden behind the pixels. Refuses what is neither a picture nor, among documents, a
 * PDF.
 */
export async function inspectFile(
  incoming: AsyncIterable<Uint8Array>,
  inspection: Inspection,
): Promise<InspectedFile> {
  if (held >= MOST_HELD) throw refuse.slowDown()
  held++
  try {
    return await inspectBytes(await collectBytes(incoming), inspection)
  } finally {
    held--
  }
}

async function inspectBytes(bytes: Buffer, inspection: Inspection): Promise<InspectedFile> {
  const type = fileType(bytes)
  if (type === 'application/pdf' && inspection === 'document') return { bytes, type }
  const encode = ENCODERS[type]
  if (!encode) throw refuse.mimeType(type)
  const side = LONGEST_SIDE[inspection]
  const image = sharp(bytes, { limitInputPixels: LARGEST_IMAGE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  try {
    return { bytes: await inImageQueue(() => encode(image).toBuffer()), type: KEPT_AS[type] ?? type }
  } catch (error) {
    if ((error as { code?: string }).code === 'SlowDown') throw error
    throw refuse.invalidRequest('The image is damaged or too large')
  }
}

const ENCODERS: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88, progressive: true }),
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  'image/webp': (image) => image.webp({ quality: 88 }),
  'image/avif': (image) => image.avif({ quality: 65, effort: 2 }),
  'image/gif': (image) => image.webp({ quality: 88 }),
}

const KEPT_AS: Record<string, string> = { 'image/gif': 'image/webp' }
