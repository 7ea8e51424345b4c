import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { AS_STORAGE } from '../as-caller.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import { assertAllowedType } from '../mime-types.ts'
import { dryRunWrite } from '../objects/dry-run-write.ts'
import { reserveQuota } from '../objects/reserve-quota.ts'
import type { StorageDeps } from '../settings.ts'
import { verifyToken } from '../signed/signed-token.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { sizeLimitOf } from '../storage-limits.ts'
import { receivePart } from './receive-part.ts'
import { readUploadMetadata } from './upload-metadata.ts'
import { type UploadRow, uploadHeaders } from './upload-row.ts'

const LIFE_MS = 24 * 60 * 60 * 1000

/** `POST /upload/resumable`: begins an upload, perhaps with its first part, and says where the others go. */
export const createUpload = (deps: StorageDeps) => async (c: StorageContext) => {
  const header = c.req.header('upload-metadata') ?? ''
  const target = readUploadMetadata(header)
  const size = announcedSize(c)
  const bucket = await findBucket(deps, target.bucketId)
  if (size !== null && size > sizeLimitOf(bucket)) throw refuse.tooLarge()
  // A bucket whose files are inspected ignores the type that an upload claims.
  if (!deps.settings.inspect[bucket.id]) assertAllowedType(target.contentType, bucket.allowed_mime_types)
  const { upsert, ownerId } = await permission(deps, c, target)

  const expires = new Date(deps.now().getTime() + LIFE_MS)
  const { rows } = await inTransaction(deps.db, AS_STORAGE, async (tx) => {
    await reserveQuota(tx, deps.settings.quota, { ownerId, ...target, size: size ?? 0 })
    return tx.query<UploadRow>(
      `insert into storage.resumable_uploads (bucket_id, name, owner_id, upsert, content_type, cache_control,
         user_metadata, upload_metadata, size, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *`,
      [
        target.bucketId,
        target.name,
        ownerId,
        upsert,
        target.contentType,
        target.cacheControl,
        target.userMetadata,
        header,
        size,
        expires,
      ],
    )
  })
  const begun = rows[0]!
  const withPart = c.req.header('content-type') === 'application/offset+octet-stream'
  const upload = withPart || size === 0 ? await receivePart(deps, c, begun) : begun
  return c.body(null, 201, { ...uploadHeaders(upload), location: `${c.req.path}/${upload.id}` })
}

function announcedSize(c: StorageContext): number | null {
  if (c.req.header('upload-defer-length') === '1') return null
  const length = c.req.header('upload-length') ?? ''
  if (!/^\d{1,15}$/.test(length))
    throw refuse.invalidRequest('Upload-Length or Upload-Defer-Length is required')
  return Number(length)
}

/** By the caller's policies, or by a signed upload. */
async function permission(deps: Deps, c: StorageContext, path: { bucketId: string; name: string }) {
  const signature = c.req.header('x-signature')
  if (signature) {
    const { upsert, owner } = await verifyToken(deps, signature, 'upload', path)
    return { upsert, ownerId: owner ?? null }
  }
  const upsert = c.req.header('x-upsert') === 'true'
  await dryRunWrite(deps, c, 'storage.tus.upload.create', { ...path, upsert, metadata: {} })
  return { upsert, ownerId: c.var.caller.userId ?? null }
}
