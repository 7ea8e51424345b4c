import type { Deps } from '#backend/deps.ts'
import type { StorageContext } from '../storage-context.ts'
import { finishUpload } from './finish-upload.ts'
import { findUpload, uploadHeaders } from './upload-row.ts'

/** `HEAD /upload/resumable/{id}`: how far it is; completes what a crash left complete but for the last step. */
export const getUpload = (deps: Deps) => async (c: StorageContext) => {
  const found = await findUpload(deps, c)
  const upload = found.received === found.size ? await finishUpload(deps, found) : found
  return c.body(null, 200, { ...uploadHeaders(upload), 'upload-metadata': upload.upload_metadata })
}
