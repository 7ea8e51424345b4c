import type { Deps } from '#backend/deps.ts'
import { dryRunAsCaller, type Operation } from '../as-caller.ts'
import { ownerColumns } from '../buckets/bucket-row.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'

export interface IntendedWrite extends ObjectPath {
  upsert: boolean
  metadata: Record<string, unknown>
  userMetadata?: Record<string, unknown> | null
}

/** Refuses what the caller's policies refuse, before a byte is read: writes the row as the caller, and takes it back. */
export async function dryRunWrite(
  deps: Deps,
  c: StorageContext,
  operation: Operation,
  { bucketId, name, upsert, metadata, userMetadata }: IntendedWrite,
): Promise<void> {
  const { owner, ownerId } = ownerColumns(c.var.caller)
  const onConflict = upsert
    ? `on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
         metadata = excluded.metadata, user_metadata = excluded.user_metadata`
    : ''
  await dryRunAsCaller(deps, c, operation, (tx) =>
    tx.query(
      `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, user_metadata)
       values ($1, $2, $3, $4, $5, $6) ${onConflict}`,
      [bucketId, name, owner, ownerId, metadata, userMetadata ?? null],
    ),
  )
}
