import type { Pace } from '../settings.ts'
import { refuse } from '../storage-error.ts'

/**
 * A request's bytes as they come; a reader that stops early leaves the rest to the server, which must answer first.
 * Refuses bytes that come more slowly than `pace`, counting only the time that is spent waiting for them.
 */
export async function* requestBytes(body: Request['body'], pace?: Pace): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  let bytes = 0
  let waitedMs = 0
  try {
    for (;;) {
      const before = performance.now()
      const read = await (pace ? inTime(reader.read(), patience(pace, bytes) - waitedMs) : reader.read())
      if (read === 'late') break
      if (read.done) return
      waitedMs += performance.now() - before
      bytes += read.value.byteLength
      yield read.value
    }
  } catch {
    throw refuse.aborted()
  } finally {
    reader.releaseLock()
  }
  throw refuse.tooSlow()
}

/** Milliseconds within which more than so many bytes must have arrived. */
const patience = ({ leastBytesPerSecond, graceMs }: Pace, bytes: number) =>
  graceMs + (bytes / leastBytesPerSecond) * 1000

async function inTime<T>(promise: Promise<T>, ms: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, ms))
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
