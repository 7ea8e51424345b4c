import { Hono } from 'hono'
import type { Deps } from '#backend/deps.ts'
import { demandToken, tolerateToken } from '../identify.ts'
import { limited } from '../limit-requests.ts'
import { renderResumableError } from '../render-error.ts'
import type { StorageDeps } from '../settings.ts'
import type { StorageEnv, StorageMiddleware } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { createUpload } from './create-upload.ts'
import { deleteUpload } from './delete-upload.ts'
import { getUpload } from './get-upload.ts'
import { patchUpload } from './patch-upload.ts'

/** Uploads in parts that survive a lost connection (TUS 1.0.0); below `/sign` for those with a signed upload. */
export function resumable(deps: StorageDeps, slot: StorageMiddleware): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>()
  app.onError((error, c) => renderResumableError(error, c, deps.log))
  app.use(demandTus)
  for (const [base, identify] of [
    ['/sign', demandSignature(deps)],
    ['', demandToken(deps)],
  ] as const) {
    app.post(base || '/', identify, limited(deps, 'upload'), slot, createUpload(deps))
    app.get(`${base}/:upload`, identify, getUpload(deps))
    app.patch(`${base}/:upload`, identify, slot, patchUpload(deps))
    app.delete(`${base}/:upload`, identify, deleteUpload(deps))
  }
  return app
}

const demandTus: StorageMiddleware = async (c, next) => {
  if (c.req.header('tus-resumable') !== '1.0.0') throw refuse.unsupportedTusVersion()
  await next()
}

/** On the routes for signed uploads the signature is the permission, and there must be one. */
function demandSignature(deps: Deps): StorageMiddleware {
  const tolerate = tolerateToken(deps)
  return (c, next) => {
    if (!c.req.header('x-signature')) throw refuse.invalidSignature('Missing x-signature header')
    return tolerate(c, next)
  }
}
