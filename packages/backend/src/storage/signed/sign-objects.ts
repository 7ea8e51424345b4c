import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { signToken } from './signed-token.ts'

const bodySchema = z.object({
  expiresIn: z.int().min(1),
  paths: z.array(z.string()).min(1).max(1000),
})

const UNKNOWN = 'Either the object does not exist or you do not have access to it'

/** `POST /object/sign/{bucket}`: as `signObject` for many; one that cannot be signed says so in its own line. */
export const signObjects = (deps: Deps) => async (c: StorageContext) => {
  const bucketId = c.req.param('bucket') ?? ''
  const { expiresIn, paths } = await readJson(c, bodySchema)
  const { rows } = await inTransaction(deps.db, asCaller(c, 'storage.object.sign_many'), (tx) =>
    tx.query<{ name: string }>('select name from storage.objects where bucket_id = $1 and name = any ($2)', [
      bucketId,
      paths,
    ]),
  )
  const readable = new Set(rows.map(({ name }) => name))
  const lines = paths.map(async (path) => {
    if (!readable.has(path)) return { error: UNKNOWN, path, signedURL: null }
    const token = await signToken(deps, { scope: 'download' }, { bucketId, name: path }, expiresIn)
    return { error: null, path, signedURL: `/object/sign/${bucketId}/${path}?token=${token}` }
  })
  return c.json(await Promise.all(lines))
}
