import type { Deps } from '#backend/deps.ts'
import { objectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { findReadableObject } from './find-object.ts'
import { serveObject } from './serve-object.ts'

/** `GET` and `HEAD /object/{bucket}/{path}`, also as `/object/authenticated/…`. */
export const getObject = (deps: Deps) => async (c: StorageContext) => {
  const { row, isPublic } = await findReadableObject(
    deps,
    c,
    'storage.object.get_authenticated',
    objectPath(c),
  )
  return serveObject(deps, c, row, { isPrivate: !isPublic })
}
