import { ownerColumns } from '../buckets/bucket-row.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import { objectPath } from '../names.ts'
import type { StorageDeps } from '../settings.ts'
import type { StorageContext } from '../storage-context.ts'
import { dryRunWrite } from './dry-run-write.ts'
import { receiveFile } from './receive-file.ts'
import { saveObject } from './save-object.ts'

/** `POST` and `PUT /object/{bucket}/{path}`: a new object, or with PUT or `x-upsert: true` also other bytes for one. */
export const uploadObject = (deps: StorageDeps) => async (c: StorageContext) => {
  const path = objectPath(c)
  const overwrites = c.req.method === 'PUT'
  const upsert = overwrites || c.req.header('x-upsert') === 'true'
  const bucket = await findBucket(deps, path.bucketId)
  const operation = overwrites ? 'storage.object.upload_update' : 'storage.object.upload'
  const metadata = { mimetype: c.req.header('content-type'), contentLength: c.req.header('content-length') }
  await dryRunWrite(deps, c, operation, { ...path, upsert, metadata })

  const file = await receiveFile(c.req.raw, deps.settings.pace)
  const row = await saveObject(deps, file, { bucket, name: path.name, upsert, ...ownerColumns(c.var.caller) })
  return c.json({ Key: `${row.bucket_id}/${row.name}`, Id: row.id })
}
