import type { Deps } from '#backend/deps.ts'
import { objectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { findPublicObject, findReadableObject } from './find-object.ts'
import type { ObjectRow } from './object-row.ts'

/** `GET /object/info/{bucket}/{path}`, also as `/object/info/authenticated/…`. */
export const getObjectInfo = (deps: Deps) => async (c: StorageContext) => {
  const { row } = await findReadableObject(deps, c, 'storage.object.info_authenticated', objectPath(c))
  return c.json(printInfo(row))
}

/** `GET /object/info/public/{bucket}/{path}`. */
export const getPublicObjectInfo = (deps: Deps) => async (c: StorageContext) =>
  c.json(printInfo(await findPublicObject(deps, objectPath(c))))

/** An object as `info` shows it, with the uploader's own metadata as `metadata`. */
const printInfo = (row: ObjectRow) => ({
  id: row.id,
  name: row.name,
  version: row.version,
  bucket_id: row.bucket_id,
  size: row.metadata?.size ?? null,
  content_type: row.metadata?.mimetype ?? null,
  cache_control: row.metadata?.cacheControl ?? null,
  etag: row.metadata?.eTag ?? null,
  metadata: row.user_metadata ?? {},
  last_modified: row.metadata?.lastModified ?? row.updated_at,
  created_at: row.created_at,
})
