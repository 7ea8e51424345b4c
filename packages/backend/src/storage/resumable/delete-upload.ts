import type { Deps } from '#backend/deps.ts'
import type { StorageContext } from '../storage-context.ts'
import { deleteUploadRow } from './finish-upload.ts'
import { findUpload } from './upload-row.ts'

/** `DELETE /upload/resumable/{id}`: it will not be completed. */
export const deleteUpload = (deps: Deps) => async (c: StorageContext) => {
  await deleteUploadRow(deps, await findUpload(deps, c))
  return c.body(null, 204)
}
