import type pg from 'pg'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import type { ObjectPath } from '../names.ts'
import { refuse } from '../storage-error.ts'
import type { OwnerQuota, QuotaOf } from '../storage-limits.ts'

export interface QuotaRequest extends ObjectPath {
  /** The person whose quota it counts against; files of the service count against none. */
  ownerId: string | null
  /** Bytes, as far as known. */
  size: number
  /** The resumable upload that wants it, which counts as an object until it is one. */
  uploadId?: string | undefined
}

interface Usage {
  bytes: number
  objects: number
  /** Bytes of the owner's object that is replaced. */
  replaced: number | null
}

const USAGE = `
  select coalesce(sum(bytes) filter (where not is_replaced), 0)::bigint as bytes,
    count(*) filter (where not is_replaced) as objects, max(bytes) filter (where is_replaced) as replaced
  from (
    select coalesce((metadata ->> 'size')::bigint, 0) as bytes, bucket_id = $2 and name = $3 as is_replaced
    from storage.objects where owner_id = $1
    union all
    select coalesce(size, received), false
    from storage.resumable_uploads where owner_id = $1 and finished_at is null and id is distinct from $4
  ) kept`

/**
 * Refuses what would make its owner keep more than the quota allows, in all buckets and unfinished uploads together.
 * What replaces an object of theirs and is no larger is never refused.
 */
export async function assertQuota(
  db: Pick<pg.ClientBase, 'query'>,
  limits: OwnerQuota | QuotaOf,
  { ownerId, bucketId, name, size, uploadId }: QuotaRequest,
): Promise<void> {
  if (ownerId === null) return
  const { rows } = await db.query<Usage>({
    name: 'storage-usage',
    text: USAGE,
    values: [ownerId, bucketId, name, uploadId ?? null],
  })
  const { bytes, objects, replaced } = rows[0]!
  if (replaced !== null && size <= replaced) return
  const quota = typeof limits === 'function' ? await limits(db, ownerId) : limits
  if (bytes + size > quota.bytes || objects + 1 > quota.objects) throw refuse.quotaExceeded(quota)
}

/** As `assertQuota`, in the transaction that takes the room: those of one owner take turns until its end. */
export async function reserveQuota(
  tx: SqlTransaction,
  limits: OwnerQuota | QuotaOf,
  wanted: QuotaRequest,
): Promise<void> {
  if (wanted.ownerId === null) return
  // Names of objects are locked under the seed 0.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [wanted.ownerId])
  await assertQuota(tx, limits, wanted)
}
