import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { deleteBlobs } from './delete-blobs.ts'
import { OBJECT_COLUMNS, type ObjectRow } from './object-row.ts'

const bodySchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })

/** `DELETE /object/{bucket}` with exact names; those that the caller may not remove are left out of the answer. */
export const removeObjects = (deps: Deps) => async (c: StorageContext) => {
  const { prefixes } = await readJson(c, bodySchema)
  const { rows } = await inTransaction(deps.db, asCaller(c, 'storage.object.delete_many'), (tx) =>
    tx.query<ObjectRow>(
      `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${OBJECT_COLUMNS}`,
      [c.req.param('bucket'), prefixes],
    ),
  )
  await deleteBlobs(
    deps,
    rows.flatMap(({ version }) => version ?? []),
  )
  return c.json(rows)
}
