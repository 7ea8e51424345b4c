import { randomUUID } from 'node:crypto'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { AS_STORAGE } from '../as-caller.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import { partKey } from '../object-keys.ts'
import { measureBytes } from '../objects/measure-bytes.ts'
import { requestBytes } from '../objects/request-bytes.ts'
import { reserveQuota } from '../objects/reserve-quota.ts'
import type { StorageDeps } from '../settings.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse, StorageError } from '../storage-error.ts'
import { sizeLimitOf } from '../storage-limits.ts'
import { finishUpload } from './finish-upload.ts'
import type { UploadRow } from './upload-row.ts'

/** Enough for the largest object in parts of 50 kB; each costs a file and a place in the row. */
const MOST_PARTS = 1_000

/**
 * Adds the request's bytes to an upload, and makes the object when they were the last. Of a connection that breaks,
 * what has arrived is kept. Two that send the same part: one wins.
 */
export async function receivePart(
  deps: StorageDeps,
  c: StorageContext,
  upload: UploadRow,
): Promise<UploadRow> {
  if (upload.parts.length >= MOST_PARTS) throw refuse.invalidRequest('The upload has too many parts')
  const most = (upload.size ?? sizeLimitOf(await findBucket(deps, upload.bucket_id))) - upload.received
  const part = measureBytes(untilBroken(requestBytes(c.req.raw.body, deps.settings.pace)), most)
  const key = partKey(upload.id, randomUUID())
  await deps.objects.put(key, part)
  const extended = await extend(deps, upload, key, part.size).catch(async (error) => {
    await deps.objects.remove([key])
    throw error
  })
  if (!extended || part.size === 0) await deps.objects.remove([key])
  if (!extended) throw refuse.wrongOffset()
  return extended.received === extended.size ? finishUpload(deps, extended) : extended
}

/** The client is gone, or as good as gone: it comes back for the rest. */
const BROKEN = new Set(['Aborted', 'RequestTimeout'])

async function* untilBroken(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    if (!(error instanceof StorageError && BROKEN.has(error.code))) throw error
  }
}

async function extend(
  deps: Deps,
  upload: UploadRow,
  key: string,
  size: number,
): Promise<UploadRow | undefined> {
  const { rows } = await inTransaction(deps.db, AS_STORAGE, async (tx) => {
    await reserveQuota(tx, deps.config.storage.quota, {
      ownerId: upload.owner_id,
      bucketId: upload.bucket_id,
      name: upload.name,
      size: upload.size ?? upload.received + size,
      uploadId: upload.id,
    })
    return tx.query<UploadRow>(
      `update storage.resumable_uploads
       set received = received + $3, parts = case when $3 > 0 then parts || $4::text else parts end, size = coalesce(size, $5)
       where id = $1 and received = $2 and finished_at is null returning *`,
      [upload.id, upload.received, size, key, upload.size],
    )
  })
  return rows[0]
}
