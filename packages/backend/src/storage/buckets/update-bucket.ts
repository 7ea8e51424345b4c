import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { assertMimePatterns } from '../mime-types.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { parseSizeLimit } from '../storage-limits.ts'

const bodySchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.int().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
})

/** `PUT /bucket/{id}`: what the body leaves out keeps its value. */
export const updateBucket = (deps: Deps) => async (c: StorageContext) => {
  const body = await readJson(c, bodySchema)
  if (Object.values(body).every((value) => value === undefined))
    throw refuse.invalidRequest('No content provided')
  const limit = body.file_size_limit == null ? null : parseSizeLimit(body.file_size_limit)
  assertMimePatterns(body.allowed_mime_types ?? [])

  const { rowCount } = await inTransaction(deps.db, asCaller(c, 'storage.bucket.update'), (tx) =>
    tx.query(
      `update storage.buckets set
         public = coalesce($2, public),
         file_size_limit = case when $3 then $4 else file_size_limit end,
         allowed_mime_types = case when $5 then $6 else allowed_mime_types end
       where id = $1`,
      [
        c.req.param('bucket'),
        body.public ?? null,
        body.file_size_limit !== undefined,
        limit,
        body.allowed_mime_types !== undefined,
        body.allowed_mime_types ?? null,
      ],
    ),
  )
  if (!rowCount) throw refuse.noSuchBucket()
  return c.json({ message: 'Successfully updated' })
}
