import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { objectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { deleteBlobs } from './delete-blobs.ts'

/** `DELETE /object/{bucket}/{path}`. */
export const removeObject = (deps: Deps) => async (c: StorageContext) => {
  const { bucketId, name } = objectPath(c)
  const { rows } = await inTransaction(deps.db, asCaller(c, 'storage.object.delete'), (tx) =>
    tx.query<{ version: string | null }>(
      'delete from storage.objects where bucket_id = $1 and name = $2 returning version',
      [bucketId, name],
    ),
  )
  if (!rows[0]) throw refuse.noSuchKey()
  await deleteBlobs(
    deps,
    rows.flatMap(({ version }) => version ?? []),
  )
  return c.json({ message: 'Successfully deleted' })
}
