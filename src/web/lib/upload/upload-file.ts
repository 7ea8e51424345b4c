import { sendAtOnce } from './send-at-once.ts'
import type { Upload } from './upload.ts'

/** From here on a lost connection costs more than the two requests and the script that it takes to go on afterwards. */
export const RESUMABLE_FROM_BYTES = 1024 * 1024

/**
 * Uploads a file and tells how far it is. A large one goes in parts: it waits where the connection is lost and then goes
 * on from where it was. Throws an `ApiError` with the storage's code and message, or an `AbortError`.
 */
export async function uploadFile(upload: Upload): Promise<void> {
  if (upload.file.size < RESUMABLE_FROM_BYTES) return sendAtOnce(upload)
  const { sendInParts } = await import('./send-in-parts.ts')
  return sendInParts(upload)
}
