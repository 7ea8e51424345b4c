import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'

/** `DELETE /bucket/{id}`: refused while objects are in it, also those that the caller cannot see. */
export const deleteBucket = (deps: Deps) => async (c: StorageContext) => {
  const { rowCount } = await inTransaction(deps.db, asCaller(c, 'storage.bucket.delete'), (tx) =>
    tx.query('delete from storage.buckets where id = $1', [c.req.param('bucket')]),
  ).catch((error) => {
    // The foreign key looks past the caller's policies, and holds against an upload at the same moment.
    throw error.code === '23503' || error.code === '23001' ? refuse.bucketNotEmpty() : error
  })
  if (!rowCount) throw refuse.noSuchBucket()
  return c.json({ message: 'Successfully deleted' })
}
