import { assertBucketName, assertObjectName } from '../names.ts'
import { parseMetadata } from '../objects/parse-metadata.ts'
import { refuse } from '../storage-error.ts'

export interface UploadMetadata {
  bucketId: string
  name: string
  contentType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/** Reads the header `Upload-Metadata`: pairs of a key and a value in base64. */
export function readUploadMetadata(header: string): UploadMetadata {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  const values = new Map(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()] as const),
  )
  const bucketId = values.get('bucketName')
  const name = values.get('objectName')
  if (!bucketId || !name) throw refuse.invalidRequest('Upload-Metadata must name bucketName and objectName')
  assertBucketName(bucketId)
  assertObjectName(name)
  const seconds = values.get('cacheControl')
  const metadata = values.get('metadata')
  return {
    bucketId,
    name,
    contentType: values.get('contentType') ?? 'application/octet-stream',
    cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
    userMetadata: metadata ? parseMetadata(metadata) : null,
  }
}
