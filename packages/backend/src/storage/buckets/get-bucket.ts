import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { BUCKET_COLUMNS, type BucketRow, printBucket } from './bucket-row.ts'

/** `GET /bucket/{id}`: one that is hidden from the caller looks like one that is not there. */
export const getBucket = (deps: Deps) => async (c: StorageContext) => {
  const { rows } = await inTransaction(deps.db, asCaller(c, 'storage.bucket.get'), (tx) =>
    tx.query<BucketRow>(`select ${BUCKET_COLUMNS} from storage.buckets where id = $1`, [
      c.req.param('bucket'),
    ]),
  )
  if (!rows[0]) throw refuse.noSuchBucket()
  return c.json(printBucket(rows[0]))
}
