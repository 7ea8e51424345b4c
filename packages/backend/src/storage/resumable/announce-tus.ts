import type { StorageMiddleware } from '../storage-context.ts'
import { LARGEST_OBJECT_BYTES } from '../storage-limits.ts'

/**
 * Announces the version of the protocol (TUS 1.0.0) with every response, and the supported extensions where a client
 * asks.
 */
export const announceTus: StorageMiddleware = async (c, next) => {
  c.header('tus-resumable', '1.0.0')
  if (c.req.method === 'OPTIONS') {
    c.header('tus-version', '1.0.0')
    c.header('tus-max-size', String(LARGEST_OBJECT_BYTES))
    c.header('tus-extension', 'creation,creation-with-upload,creation-defer-length,termination,expiration')
  }
  await next()
}
