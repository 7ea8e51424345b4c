import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller, type Operation } from '../as-caller.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { OBJECT_COLUMNS, type ObjectRow } from './object-row.ts'

const BY_PATH = `select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`

/** The object as the caller's policies show it; refused where they do not. */
export async function findObjectAsCaller(
  deps: Deps,
  c: StorageContext,
  operation: Operation,
  { bucketId, name }: ObjectPath,
): Promise<ObjectRow> {
  const { rows } = await inTransaction(deps.db, asCaller(c, operation), (tx) =>
    tx.query<ObjectRow>(BY_PATH, [bucketId, name]),
  )
  if (!rows[0]) throw refuse.noSuchKey()
  return rows[0]
}

/** The object without asking policies: a token has allowed it, or the bucket is public. */
export async function findObjectAsServer({ db }: Deps, { bucketId, name }: ObjectPath): Promise<ObjectRow> {
  const { rows } = await db.pool.query<ObjectRow>({
    name: 'storage-find-object',
    text: BY_PATH,
    values: [bucketId, name],
  })
  if (!rows[0]) throw refuse.noSuchKey()
  return rows[0]
}

/** An object of a public bucket, in one round trip; a bucket that is not public looks like none. */
export async function findPublicObject({ db }: Deps, { bucketId, name }: ObjectPath): Promise<ObjectRow> {
  const { rows } = await db.pool.query<ObjectRow>({
    name: 'storage-find-public-object',
    text: `select o.* from storage.buckets b
           left join storage.objects o on o.bucket_id = b.id and o.name = $2
           where b.id = $1 and b.public`,
    values: [bucketId, name],
  })
  if (!rows[0]) throw refuse.noSuchBucket()
  if (!rows[0].id) throw refuse.noSuchKey()
  return rows[0]
}

/** On the routes where a token is optional: public buckets for anyone, others by the caller's policies. */
export async function findReadableObject(
  deps: Deps,
  c: StorageContext,
  operation: Operation,
  path: ObjectPath,
): Promise<{ row: ObjectRow; isPublic: boolean }> {
  const found = await findPublicObject(deps, path).catch((error) => {
    if (error.code !== 'NoSuchBucket') throw error
  })
  if (found) return { row: found, isPublic: true }
  const row = await findObjectAsCaller(deps, c, operation, path).catch((error) => {
    throw error.code === 'NoSuchKey' && !c.var.identified ? refuse.noSuchBucket() : error
  })
  return { row, isPublic: false }
}
