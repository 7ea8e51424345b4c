import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import { assertObjectName } from '../names.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { assertMayEnter } from './assert-may-enter.ts'
import type { ObjectRow } from './object-row.ts'

export const destinationSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
})

/** `POST /object/move`: another name, perhaps in another bucket; id and bytes stay. */
export const moveObject = (deps: Deps) => async (c: StorageContext) => {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = await readJson(c, destinationSchema)
  assertObjectName(destinationKey)
  const target = await findBucket(deps, destinationBucket ?? bucketId)
  await inTransaction(deps.db, asCaller(c, 'storage.object.move'), async (tx) => {
    const { rows } = await tx.query<Pick<ObjectRow, 'metadata'>>(
      'select metadata from storage.objects where bucket_id = $1 and name = $2',
      [bucketId, sourceKey],
    )
    if (!rows[0]) throw refuse.noSuchKey()
    assertMayEnter(deps, rows[0], bucketId, target)
    const { rowCount } = await tx.query(
      'update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2',
      [bucketId, sourceKey, target.id, destinationKey],
    )
    // The caller sees it but may not change it.
    if (!rowCount) throw refuse.accessDenied()
  })
  return c.json({ message: 'Successfully moved' })
}
