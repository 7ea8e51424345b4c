import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { readQuery } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { BUCKET_COLUMNS, type BucketRow, printBucket } from './bucket-row.ts'

const querySchema = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().default(''),
})

/** `GET /bucket`: the buckets that the caller may see. */
export const listBuckets = (deps: Deps) => async (c: StorageContext) => {
  const { limit, offset, sortColumn, sortOrder, search } = readQuery(c, querySchema)
  const { rows } = await inTransaction(deps.db, asCaller(c, 'storage.bucket.list'), (tx) =>
    tx.query<BucketRow>(
      `select ${BUCKET_COLUMNS}, type from storage.buckets
       where strpos(lower(name), lower($1)) > 0
       order by ${sortColumn} ${sortOrder}, id ${sortOrder} limit $2 offset $3`,
      [search, limit ?? null, offset],
    ),
  )
  return c.json(rows.map(printBucket))
}
