import type { Deps } from '#backend/deps.ts'
import { objectPath } from '../names.ts'
import { findObjectAsServer } from '../objects/find-object.ts'
import { serveObject } from '../objects/serve-object.ts'
import type { StorageContext } from '../storage-context.ts'
import { verifyToken } from './signed-token.ts'

/** `GET` and `HEAD /object/sign/{bucket}/{path}?token=`: the token is the permission, for any bearer. */
export const getSignedObject = (deps: Deps) => async (c: StorageContext) => {
  const path = objectPath(c)
  const { exp } = await verifyToken(deps, c.req.query('token') ?? '', 'download', path)
  const row = await findObjectAsServer(deps, path)
  return serveObject(deps, c, row, { expires: new Date(exp * 1000) })
}
