import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Paper } from './paper.ts'

const MAX_MS = 60_000
const MAX_MEGABYTES = 256

/** One thread for all documents, from the first one on, until none was wanted for a while. */
const pool = new Piscina<Paper, Uint8Array<ArrayBuffer>>({
  filename: join(import.meta.dirname, 'draw-paper.ts'),
  name: 'drawPaper',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 5 * 60_000,
  resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
})

/** Draws a document beside the main thread, which is free for other requests; throws where it takes a minute. */
export async function drawInThread(paper: Paper): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await pool.run(paper, { signal: AbortSignal.timeout(MAX_MS) })
  return Buffer.from(buffer, byteOffset, byteLength)
}
