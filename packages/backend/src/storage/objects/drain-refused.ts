import type { StorageContext, StorageMiddleware } from '../storage-context.ts'

/** What is thrown away at the most; whoever sends more finds the connection closed. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Reads what is left of an upload that was refused before its end, because browsers only look at an answer when
 * they have sent everything, and report a broken connection otherwise.
 */
export const drainRefused: StorageMiddleware = async (c, next) => {
  await next()
  if (c.error && Number(c.req.header('content-length') ?? 0) <= MOST_BYTES) await drain(c)
}

async function drain(c: StorageContext): Promise<void> {
  const { body } = c.req.raw
  // Whoever was reading lets go within a moment, or never, when the client is gone.
  for (let i = 0; body?.locked && i < 10; i++) await new Promise(setImmediate)
  if (!body || body.locked) return
  let left = MOST_BYTES
  try {
    for await (const chunk of body.values({ preventCancel: true })) {
      left -= chunk.byteLength
      if (left < 0) return
    }
  } catch {
    // The client is gone: nobody waits for the answer.
  }
}
