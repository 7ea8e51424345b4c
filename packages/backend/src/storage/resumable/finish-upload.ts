import { SERVICE } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { AS_STORAGE } from '../as-caller.ts'
import { ownerColumns } from '../buckets/bucket-row.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import { saveObject } from '../objects/save-object.ts'
import { refuse, StorageError } from '../storage-error.ts'
import type { UploadRow } from './upload-row.ts'

/**
 * Makes the object of an upload that has all its bytes; does nothing where that was done. Only one at a time: a
 * process that is killed meanwhile leaves it to the client's next question, a minute later.
 */
export async function finishUpload(deps: Deps, upload: UploadRow): Promise<UploadRow> {
  if (upload.finished_at) return upload
  if (!(await claim(deps, upload))) throw refuse.locked()
  try {
    await makeObject(deps, upload)
  } catch (error) {
    // A refused upload stays refused: the client has to start over. After a fault of ours the client may retry at once.
    if (error instanceof StorageError) await deleteUploadRow(deps, upload)
    else await release(deps, upload)
    throw error
  }
  const { rows } = await inTransaction(deps.db, AS_STORAGE, (tx) =>
    tx.query<UploadRow>(
      `update storage.resumable_uploads set finished_at = $2, parts = '{}' where id = $1 returning *`,
      [upload.id, deps.now()],
    ),
  )
  await deps.objects.remove(upload.parts)
  return rows[0] ?? upload
}

async function claim(deps: Deps, { id }: UploadRow): Promise<boolean> {
  const { rowCount } = await inTransaction(deps.db, AS_STORAGE, (tx) =>
    tx.query(
      `update storage.resumable_uploads set finishing_at = $2
       where id = $1 and finished_at is null
         and (finishing_at is null or finishing_at < $2::timestamptz - interval '1 minute')`,
      [id, deps.now()],
    ),
  )
  return rowCount === 1
}

async function release(deps: Deps, { id }: UploadRow): Promise<void> {
  await inTransaction(deps.db, AS_STORAGE, (tx) =>
    tx.query('update storage.resumable_uploads set finishing_at = null where id = $1', [id]),
  )
}

async function makeObject(deps: Deps, upload: UploadRow): Promise<void> {
  const bucket = await findBucket(deps, upload.bucket_id)
  const owner = ownerColumns({ ...SERVICE, ...(upload.owner_id && { userId: upload.owner_id }) })
  const file = {
    bytes: joinParts(deps, upload.parts),
    size: upload.received,
    details: async () => ({
      contentType: upload.content_type,
      cacheControl: upload.cache_control,
      userMetadata: upload.user_metadata,
    }),
  }
  await saveObject(deps, file, {
    ...owner,
    bucket,
    name: upload.name,
    upsert: upload.upsert,
    uploadId: upload.id,
  })
}

async function* joinParts({ objects }: Deps, keys: string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const part = await objects.get(key)
    if (!part) throw new Error(`The part ${key} is missing`)
    if (part instanceof ReadableStream) yield* part
    else yield part
  }
}

/** Drops an upload with its bytes. */
export async function deleteUploadRow(
  deps: Deps,
  { id, parts }: Pick<UploadRow, 'id' | 'parts'>,
): Promise<void> {
  await inTransaction(deps.db, AS_STORAGE, (tx) =>
    tx.query('delete from storage.resumable_uploads where id = $1', [id]),
  )
  await deps.objects.remove(parts)
}
