import type { Deps } from '#backend/deps.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import type { StorageDeps } from '../settings.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { sizeLimitOf } from '../storage-limits.ts'
import { receivePart } from './receive-part.ts'
import { findUpload, type UploadRow, uploadHeaders } from './upload-row.ts'

/** `PATCH /upload/resumable/{id}`: the bytes that follow the ones which are there. */
export const patchUpload = (deps: StorageDeps) => async (c: StorageContext) => {
  if (c.req.header('content-type') !== 'application/offset+octet-stream') throw refuse.wrongPartType()
  const found = await findUpload(deps, c)
  if (c.req.header('upload-offset') !== String(found.received) || found.finished_at)
    throw refuse.wrongOffset()
  const upload = await receivePart(deps, c, await withSize(deps, c, found))
  return c.body(null, 204, {
    ...uploadHeaders(upload),
    ...(upload.finished_at && { 'tus-complete': '1' }),
  })
}

/** A client that did not know the size at first may say it with any part. */
async function withSize(deps: Deps, c: StorageContext, upload: UploadRow): Promise<UploadRow> {
  const length = c.req.header('upload-length')
  if (upload.size !== null || !length) return upload
  const size = Number(length)
  if (!Number.isSafeInteger(size) || size < upload.received)
    throw refuse.invalidRequest('Invalid Upload-Length')
  if (size > sizeLimitOf(await findBucket(deps, upload.bucket_id))) throw refuse.tooLarge()
  return { ...upload, size }
}
