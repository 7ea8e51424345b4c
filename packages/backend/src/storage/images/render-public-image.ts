import type { Deps } from '#backend/deps.ts'
import { objectPath } from '../names.ts'
import { findPublicObject } from '../objects/find-object.ts'
import { publicCacheControl } from '../objects/public-cache-control.ts'
import { readQuery } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { serveRendition } from './serve-rendition.ts'
import { transformationSchema } from './transformation-query.ts'

/** `GET /render/image/public/{bucket}/{path}`: a picture of a public bucket in the requested size, for anyone. */
export const renderPublicImage = (deps: Deps) => async (c: StorageContext) => {
  const query = readQuery(c, transformationSchema)
  const row = await findPublicObject(deps, objectPath(c))
  return serveRendition(deps, c, row, query, { cacheControl: publicCacheControl(row) })
}
