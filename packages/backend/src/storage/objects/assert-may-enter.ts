import type { Deps } from '#backend/deps.ts'
import type { BucketRow } from '../buckets/bucket-row.ts'
import { assertAllowedType } from '../mime-types.ts'
import { refuse } from '../storage-error.ts'
import { sizeLimitOf } from '../storage-limits.ts'
import { assertHeaderValues } from './assert-header-values.ts'
import type { ObjectMetadata, ObjectRow } from './object-row.ts'

/** Refuses a copy a type or a cache control that an upload into this bucket could not have. */
export function assertMayBeCalled(
  { config }: Deps,
  given: Partial<ObjectMetadata>,
  { metadata }: Pick<ObjectRow, 'metadata'>,
  to: BucketRow,
): void {
  assertHeaderValues(...[given.mimetype, given.cacheControl].filter((value) => value !== undefined))
  if (given.mimetype === undefined || given.mimetype === metadata?.mimetype) return
  // The type is determined from the bytes there.
  if (config.storage.inspect[to.id]) throw refuse.mimeType(given.mimetype)
  assertAllowedType(given.mimetype, to.allowed_mime_types)
}

/** Refuses to bring an object from another bucket into one that would not have taken it as an upload. */
export function assertMayEnter(
  { config }: Deps,
  { metadata }: Pick<ObjectRow, 'metadata'>,
  from: string,
  to: BucketRow,
): void {
  const { inspect } = config.storage
  if (from === to.id) return
  if ((metadata?.size ?? 0) > sizeLimitOf(to)) throw refuse.tooLarge()
  const type = metadata?.mimetype ?? 'application/octet-stream'
  assertAllowedType(type, to.allowed_mime_types)
  // Earlier steps have not checked it.
  if (inspect[to.id] && inspect[from] !== inspect[to.id]) throw refuse.mimeType(type)
}
