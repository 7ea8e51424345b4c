import type { Deps } from '#backend/deps.ts'
import { serveRendition } from '../images/serve-rendition.ts'
import { transformationSchema } from '../images/transformation-query.ts'
import { objectPath } from '../names.ts'
import { findObjectAsServer } from '../objects/find-object.ts'
import type { StorageContext } from '../storage-context.ts'
import { verifyToken } from './signed-token.ts'

/** `GET /render/image/sign/{bucket}/{path}?token=`: size and format are the ones that were signed. */
export const renderSignedImage = (deps: Deps) => async (c: StorageContext) => {
  const path = objectPath(c)
  const { exp, transformations } = await verifyToken(deps, c.req.query('token') ?? '', 'download', path)
  const row = await findObjectAsServer(deps, path)
  const query = transformations ?? transformationSchema.parse({})
  return serveRendition(deps, c, row, query, { expires: new Date(exp * 1000) })
}
