import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { assertMimePatterns } from '../mime-types.ts'
import { assertBucketName } from '../names.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { parseSizeLimit } from '../storage-limits.ts'
import { ownerColumns } from './bucket-row.ts'

const bodySchema = z.object({
  name: z.string(),
  id: z.string().optional(),
  public: z.boolean().default(false),
  file_size_limit: z.union([z.int().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
  type: z.literal('STANDARD').nullish(),
})

/** `POST /bucket`: a bucket of the caller; its id is its name unless another is given. */
export const createBucket = (deps: Deps) => async (c: StorageContext) => {
  const body = await readJson(c, bodySchema)
  const name = body.name.trim()
  const id = body.id?.trim() || name
  assertBucketName(name)
  assertBucketName(id)
  const limit = body.file_size_limit == null ? null : parseSizeLimit(body.file_size_limit)
  assertMimePatterns(body.allowed_mime_types ?? [])
  const { owner, ownerId } = ownerColumns(c.var.caller)

  await inTransaction(deps.db, asCaller(c, 'storage.bucket.create'), (tx) =>
    tx.query(
      `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, name, owner, ownerId, body.public, limit, body.allowed_mime_types ?? null],
    ),
  ).catch((error) => {
    throw error.code === '23505' ? refuse.bucketExists() : error
  })
  return c.json({ name })
}
