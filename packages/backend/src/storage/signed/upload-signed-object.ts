import { SERVICE } from '#backend/db/caller.ts'
import { ownerColumns } from '../buckets/bucket-row.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import { objectPath } from '../names.ts'
import { receiveFile } from '../objects/receive-file.ts'
import { saveObject } from '../objects/save-object.ts'
import type { StorageDeps } from '../settings.ts'
import type { StorageContext } from '../storage-context.ts'
import { verifyToken } from './signed-token.ts'

/** `PUT /object/upload/sign/{bucket}/{path}?token=`: an upload that a person with the right to it has signed. */
export const uploadSignedObject = (deps: StorageDeps) => async (c: StorageContext) => {
  const path = objectPath(c)
  const { upsert, owner } = await verifyToken(deps, c.req.query('token') ?? '', 'upload', path)
  const bucket = await findBucket(deps, path.bucketId)
  const file = await receiveFile(c.req.raw, deps.settings.pace)
  const signer = ownerColumns({ ...SERVICE, ...(owner && { userId: owner }) })
  const row = await saveObject(deps, file, { bucket, name: path.name, upsert, ...signer })
  return c.json({ Key: `${row.bucket_id}/${row.name}` })
}
