import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { refuse } from '../storage-error.ts'
import { fileType } from './file-type.ts'
import { isCostly } from './is-costly.ts'
import { inImageQueue, LARGEST_IMAGE_PIXELS } from './sharp-queue.ts'

/** The inspection of a bucket's files before they are stored. */
export type Inspection = 'picture' | 'document'

export interface InspectedFile {
  bytes: AsyncIterable<Uint8Array>
  /** By content, not by name. */
  type: string
}

/** The longest side of a kept picture; documents keep more, because their small print matters. */
const LONGEST_SIDE = { picture: 2560, document: 4096 }

/**
 * Types the file at `path` by its content and re-encodes pictures: upright, without EXIF (which often says where
 * the photographer lives) and without anything that was hidden behind the pixels. Refuses what is neither a picture nor, among
 * documents, a PDF. Pictures are drawn when it is the sender's turn.
 */
export async function inspectFile(
  path: string,
  inspection: Inspection,
  sender: string,
): Promise<InspectedFile> {
  const type = fileType(await firstBytes(path))
  if (type === 'application/pdf' && inspection === 'document') return { bytes: bytesOf(path), type }
  const encode = ENCODERS[type]
  if (!encode) throw refuse.mimeType(type)
  const side = LONGEST_SIDE[inspection]
  const drawn = await inImageQueue(sender, async () => {
    const source = await readFile(path)
    if (isCostly(source)) throw damagedOrTooLarge()
    const image = sharp(source, { limitInputPixels: LARGEST_IMAGE_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    return encode(image)
      .toBuffer()
      .catch(() => {
        throw damagedOrTooLarge()
      })
  })
  return { bytes: oneChunk(drawn), type: KEPT_AS[type] ?? type }
}

const damagedOrTooLarge = () => refuse.invalidRequest('The image is damaged or too large')

/** Enough bytes to recognise a file's type. */
const TELLING_BYTES = 1024

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TELLING_BYTES), 0, TELLING_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Opened when it is read: a file that is refused after all leaves nothing open. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const ENCODERS: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88, progressive: true }),
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  'image/webp': (image) => image.webp({ quality: 88 }),
  'image/avif': (image) => image.avif({ quality: 65, effort: 2 }),
  'image/gif': (image) => image.webp({ quality: 88 }),
}

const KEPT_AS: Record<string, string> = { 'image/gif': 'image/webp' }
