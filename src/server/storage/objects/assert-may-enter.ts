import type { BucketRow } from '../buckets/bucket-row.ts'
import { inspectionOf } from '../images/inspect-file.ts'
import { assertAllowedType } from '../mime-types.ts'
import { refuse } from '../storage-error.ts'
import { sizeLimitOf } from '../storage-limits.ts'
import type { ObjectRow } from './object-row.ts'

/** Refuses that an object comes from another bucket into one that would not have taken it as an upload. */
export function assertMayEnter({ metadata }: Pick<ObjectRow, 'metadata'>, from: string, to: BucketRow): void {
  if (from === to.id) return
  if ((metadata?.size ?? 0) > sizeLimitOf(to)) throw refuse.tooLarge()
  const type = metadata?.mimetype ?? 'application/octet-stream'
  assertAllowedType(type, to.allowed_mime_types)
  // Nobody has looked into it on the way here.
  if (inspectionOf(to.id) && inspectionOf(from) !== inspectionOf(to.id)) throw refuse.mimeType(type)
}
