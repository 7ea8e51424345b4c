import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { AS_STORAGE } from '../as-caller.ts'
import { refuse } from '../storage-error.ts'
import type { ObjectMetadata } from './object-row.ts'
import { OBJECT_COLUMNS, type ObjectRow } from './object-row.ts'
import { reserveQuota } from './reserve-quota.ts'

export interface NewObject {
  bucketId: string
  name: string
  owner: string | null
  ownerId: string | null
  version: string
  metadata: ObjectMetadata
  userMetadata: Record<string, unknown> | null
  /** Whether an object of this name may be overwritten. */
  upsert: boolean
  /** The resumable upload that becomes this object. */
  uploadId?: string | undefined
}

export interface Committed {
  row: ObjectRow
  /** The version whose bytes nothing names any more. */
  replaced: string | null
}

/** Makes bytes that are already in the store an object, in one step; an overwritten object keeps its id. */
export function commitObject(deps: Deps, object: NewObject): Promise<Committed> {
  const { bucketId, name, owner, ownerId, version, metadata, userMetadata, upsert, uploadId } = object
  return inTransaction(deps.db, AS_STORAGE, async (tx) => {
    // Two writers of one name take turns, so that each sees which bytes it replaces.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${bucketId}/${name}`])
    const { rows: existing } = await tx.query<{ version: string | null }>(
      'select version from storage.objects where bucket_id = $1 and name = $2',
      [bucketId, name],
    )
    if (existing[0] && !upsert) throw refuse.keyExists()
    await reserveQuota(tx, deps.config.storage.quota, {
      ownerId,
      bucketId,
      name,
      size: metadata.size,
      uploadId,
    })
    const { rows } = await tx.query<ObjectRow>(
      `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (bucket_id, name) do update set
         owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
         metadata = excluded.metadata, user_metadata = excluded.user_metadata
       returning ${OBJECT_COLUMNS}`,
      [bucketId, name, owner, ownerId, version, metadata, userMetadata],
    )
    return { row: rows[0]!, replaced: existing[0]?.version ?? null }
  })
}
