import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { refuse } from '../storage-error.ts'
import { fileType } from './file-type.ts'
import { isCostly } from './is-costly.ts'
import { LARGEST_IMAGE_PIXELS } from './sharp-queue.ts'

type RenditionFormat = 'avif' | 'webp' | 'jpeg' | 'png'

export const DEFAULT_QUALITY = 80

export interface RenditionSpec {
  /** Pixels; the other side follows where only one is given. */
  width?: number
  height?: number
  resize: 'cover' | 'contain' | 'fill'
  /** 20 to 100. */
  quality: number
  /** `origin`: as the source; `compatible`: as the source where every client can show it, else JPEG. */
  format: RenditionFormat | 'origin' | 'compatible'
}

export interface Rendition {
  bytes: Uint8Array
  type: string
}

const SOURCE_FORMATS: Record<string, RenditionFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'webp',
}

/** Draws the picture in the asked size, never larger than it is; refuses what is no picture by its content. */
export async function makeRendition(source: Uint8Array, spec: RenditionSpec): Promise<Rendition> {
  const sourceFormat = SOURCE_FORMATS[fileType(source)]
  if (!sourceFormat)
    throw refuse.invalidRequest('The requested resource is not an image that can be transformed')
  const format = formatOf(spec, sourceFormat)
  if (isCostly(source)) throw damagedOrTooLarge()
  try {
    const image = sharp(source, { limitInputPixels: LARGEST_IMAGE_PIXELS })
    const size = fitInto((await image.metadata()).autoOrient, spec)
    const bytes = await encode(image.autoOrient().resize(size), format, spec.quality).toBuffer()
    return { bytes, type: `image/${format}` }
  } catch {
    throw damagedOrTooLarge()
  }
}

const damagedOrTooLarge = () => refuse.invalidRequest('The image is damaged or too large')

function formatOf({ format }: RenditionSpec, source: RenditionFormat): RenditionFormat {
  if (format === 'origin') return source
  if (format === 'compatible') return source === 'png' ? 'png' : 'jpeg'
  return format
}

/** The size to draw: a box larger than the source shrinks to it, keeping the box's shape. */
function fitInto(source: { width: number; height: number }, { width, height, resize }: RenditionSpec) {
  const fit = ({ cover: 'cover', contain: 'inside', fill: 'fill' } as const)[resize]
  if (resize === 'contain' || !width || !height) return { width, height, fit, withoutEnlargement: true }
  const shrink = Math.min(1, source.width / width, source.height / height)
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
    fit,
  }
}

/** AVIF at 50 looks like WebP at 80. */
const AVIF_QUALITY = 50 / 80

/** AVIF at its fastest is still smaller than WebP on photographs, in the same time (docs/decisions/renditions.md). */
function encode(image: Sharp, format: RenditionFormat, quality: number): Sharp {
  if (format === 'avif') return image.avif({ quality: Math.round(quality * AVIF_QUALITY), effort: 0 })
  if (format === 'webp') return image.webp({ quality, effort: 4 })
  if (format === 'png') return image.png({ compressionLevel: 8 })
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true })
}

/** The name of a rendition among those of its object, as part of a key. */
export const renditionName = ({ width = 0, height = 0, resize, quality, format }: RenditionSpec) =>
  `${width}x${height}-${resize}-q${quality}-${format}`

/** An ETag known without drawing: it follows from the object's version and what was asked for. */
export function renditionETag(version: string, spec: RenditionSpec): string {
  return `"${createHash('md5')
    .update(`${version}/${renditionName(spec)}`)
    .digest('hex')}"`
}
