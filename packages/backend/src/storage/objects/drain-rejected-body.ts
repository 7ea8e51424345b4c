import type { Pace, StorageDeps } from '../settings.ts'
import type { StorageContext, StorageMiddleware } from '../storage-context.ts'
import { StorageError } from '../storage-error.ts'
import { requestBytes } from './request-bytes.ts'

/** The most that is read and discarded; a client that sends more finds the connection closed. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Reads the rest of an upload that was refused before its end, because browsers only look at an answer when
 * they have sent everything, and report a broken connection otherwise.
 */
export const drainRejectedBody =
  ({ settings }: StorageDeps): StorageMiddleware =>
  async (c, next) => {
    await next()
    const isTooSlow = c.error instanceof StorageError && c.error.code === 'RequestTimeout'
    const length = Number(c.req.header('content-length') ?? 0)
    if (c.error && !isTooSlow && length <= MOST_BYTES) await drain(c, settings.pace)
  }

async function drain(c: StorageContext, pace: Pace): Promise<void> {
  const { body } = c.req.raw
  // The previous reader releases the stream within a moment, or never if the client is gone.
  for (let i = 0; body?.locked && i < 10; i++) await new Promise(setImmediate)
  if (!body || body.locked) return
  let left = MOST_BYTES
  try {
    for await (const chunk of requestBytes(body, pace)) {
      left -= chunk.byteLength
      if (left < 0) return
    }
  } catch {
    // The client is gone or as good as gone: nothing waits for the answer.
  }
}
