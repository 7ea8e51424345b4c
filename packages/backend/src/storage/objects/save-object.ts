import { randomUUID } from 'node:crypto'
import type { Deps } from '#backend/deps.ts'
import type { BucketRow } from '../buckets/bucket-row.ts'
import { inspectFile } from '../images/inspect-file.ts'
import { OWN_WORK } from '../images/sharp-queue.ts'
import { assertAllowedType } from '../mime-types.ts'
import { objectKey } from '../object-keys.ts'
import { refuse } from '../storage-error.ts'
import { sizeLimitOf } from '../storage-limits.ts'
import { assertHeaderValues } from './assert-header-values.ts'
import { commitObject } from './commit-object.ts'
import { deleteBlobs } from './delete-blobs.ts'
import type { IncomingFile } from './incoming-file.ts'
import { measureBytes } from './measure-bytes.ts'
import type { ObjectRow } from './object-row.ts'
import { assertQuota } from './reserve-quota.ts'
import { spool } from './spool.ts'

export interface Destination {
  bucket: BucketRow
  name: string
  owner: string | null
  ownerId: string | null
  upsert: boolean
  /** The resumable upload that becomes the object. */
  uploadId?: string
}

/**
 * Reads a file into a bucket: bytes first, under a version of their own, then the row that names them. A process
 * killed in between leaves bytes that no row names. The caller's right to do this must have been checked.
 */
export async function saveObject(deps: Deps, file: IncomingFile, to: Destination): Promise<ObjectRow> {
  const limit = sizeLimitOf(to.bucket)
  if (file.size !== undefined && file.size > limit) throw refuse.tooLarge()
  // Once more when the size is known for certain; now, so that no bytes are written that cannot be kept.
  await assertQuota(deps.db.pool, deps.config.storage.quota, {
    ...to,
    bucketId: to.bucket.id,
    size: file.size ?? 0,
  })
  const version = randomUUID()
  try {
    const { size, eTag, type } = await putBytes(deps, file, to, version, limit)
    const { contentType, cacheControl, userMetadata } = await file.details()
    const mimetype = type ?? contentType
    assertHeaderValues(mimetype, cacheControl)
    assertAllowedType(mimetype, to.bucket.allowed_mime_types)
    if (to.name.endsWith('.emptyFolderPlaceholder') && size > 0)
      throw refuse.invalidRequest('An .emptyFolderPlaceholder must be empty')
    const { row, replaced } = await commitObject(deps, {
      ...to,
      bucketId: to.bucket.id,
      version,
      userMetadata,
      metadata: {
        eTag,
        size,
        mimetype,
        cacheControl,
        lastModified: deps.now().toISOString(),
        contentLength: size,
        httpStatusCode: 200,
      },
    })
    if (replaced) await deleteBlobs(deps, [replaced])
    return row
  } catch (error) {
    await deleteBlobs(deps, [version])
    throw error
  }
}

/** Puts the bytes into the store; returns their type where it was determined from the content. */
async function putBytes(
  deps: Deps,
  file: IncomingFile,
  to: Destination,
  version: string,
  limit: number,
): Promise<{ size: number; eTag: string; type?: string }> {
  const inspection = deps.config.storage.inspect[to.bucket.id]
  const measured = measureBytes(file.bytes, limit)
  if (!inspection) {
    await deps.objects.put(objectKey(version), measured)
    return { size: measured.size, eTag: measured.eTag() }
  }
  return spool(deps.config.storage.spoolFolder, measured, async (path) => {
    const inspected = await inspectFile(path, inspection, to.ownerId ?? OWN_WORK)
    const kept = measureBytes(inspected.bytes, Number.POSITIVE_INFINITY)
    await deps.objects.put(objectKey(version), kept)
    return { size: kept.size, eTag: kept.eTag(), type: inspected.type }
  })
}
