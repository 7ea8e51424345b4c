import type { Deps } from '#backend/deps.ts'
import { objectPath } from '../names.ts'
import { findReadableObject } from '../objects/find-object.ts'
import { readQuery } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { serveRendition } from './serve-rendition.ts'
import { transformationSchema } from './transformation-query.ts'

/** `GET /render/image/authenticated/{bucket}/{path}`: a picture that the caller may read, in the asked size. */
export const renderImage = (deps: Deps) => async (c: StorageContext) => {
  const query = readQuery(c, transformationSchema)
  const { row, isPublic } = await findReadableObject(
    deps,
    c,
    'storage.render.image_authenticated',
    objectPath(c),
  )
  return serveRendition(deps, c, row, query, { isPrivate: !isPublic })
}
