import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { deleteBlobs } from '../objects/delete-blobs.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'

/**
 * `POST /bucket/{id}/empty`: removes every object at once, or none where the caller may not remove them all. (The
 * answer's words are the protocol's.)
 */
export const emptyBucket = (deps: Deps) => async (c: StorageContext) => {
  const bucketId = c.req.param('bucket')
  const removed = await inTransaction(deps.db, asCaller(c, 'storage.bucket.empty'), async (tx) => {
    const bucket = await tx.query('select from storage.buckets where id = $1', [bucketId])
    if (!bucket.rowCount) throw refuse.noSuchBucket()
    const { rows } = await tx.query<{ version: string | null }>(
      'delete from storage.objects where bucket_id = $1 returning version',
      [bucketId],
    )
    await tx.query(`select set_config('role', 'service_role', true)`)
    const left = await tx.query('select from storage.objects where bucket_id = $1 limit 1', [bucketId])
    if (left.rowCount) throw refuse.accessDenied('Access denied')
    return rows
  })
  await deleteBlobs(
    deps,
    removed.flatMap(({ version }) => version ?? []),
  )
  return c.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' })
}
