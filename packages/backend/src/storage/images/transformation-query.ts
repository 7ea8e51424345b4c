import { z } from 'zod'
import { DEFAULT_QUALITY, type RenditionSpec } from './rendition.ts'

const pixels = z.coerce.number().int().min(1).max(2500).optional()

/** The parameters of a transformation, in a query or in the request for a signed URL. */
export const transformationSchema = z.object({
  width: pixels,
  height: pixels,
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'avif', 'webp']).optional(),
})

export type TransformationQuery = z.infer<typeof transformationSchema>

/** The picture to draw: in the format asked for, else in the best one that the client accepts. */
export function renditionSpec(query: TransformationQuery, accept = ''): RenditionSpec {
  return {
    ...query,
    quality: query.quality ?? DEFAULT_QUALITY,
    format: query.format ?? acceptedFormat(accept),
  }
}

/** Only formats that a client names: that anything is fine (`*` + `/*`) says nothing about new ones. */
function acceptedFormat(accept: string): RenditionSpec['format'] {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'compatible'
}

const RESIZING_TYPES = { cover: 'fill', contain: 'fit', fill: 'force' }

/** The header `x-transformations`, in the protocol's order and words. */
export function describeTransformation({ height, width, resize, quality }: TransformationQuery): string {
  const parts = [
    height && `height:${height}`,
    width && `width:${width}`,
    `resizing_type:${RESIZING_TYPES[resize]}`,
    quality && `quality:${quality}`,
  ]
  return parts.filter(Boolean).join(',')
}
