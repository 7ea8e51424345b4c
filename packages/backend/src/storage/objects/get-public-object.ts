import type { Deps } from '#backend/deps.ts'
import { objectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { findPublicObject } from './find-object.ts'
import { publicCacheControl } from './public-cache-control.ts'
import { serveObject } from './serve-object.ts'

/** `GET` and `HEAD /object/public/{bucket}/{path}`: objects of public buckets, for anyone. */
export const getPublicObject = (deps: Deps) => async (c: StorageContext) => {
  const row = await findPublicObject(deps, objectPath(c))
  return serveObject(deps, c, row, { cacheControl: publicCacheControl(row) })
}
