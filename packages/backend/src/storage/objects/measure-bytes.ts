import { createHash } from 'node:crypto'
import { refuse } from '../storage-error.ts'

/** A stream that counts and hashes the bytes passing through it. */
export interface MeasuredBytes extends AsyncIterable<Uint8Array> {
  size: number
  /** MD5 in quotes; to be asked for once, at the end. */
  eTag(): string
}

/** Counts and hashes bytes as they pass; refuses the one that is too many. */
export function measureBytes(bytes: AsyncIterable<Uint8Array>, limit: number): MeasuredBytes {
  const hash = createHash('md5')
  const measured: MeasuredBytes = {
    size: 0,
    eTag: () => `"${hash.digest('hex')}"`,
    async *[Symbol.asyncIterator]() {
      for await (const chunk of bytes) {
        measured.size += chunk.byteLength
        if (measured.size > limit) throw refuse.tooLarge()
        hash.update(chunk)
        yield chunk
      }
    },
  }
  return measured
}

/** All bytes in one piece; only for buckets whose limit is small. */
export async function collectBytes(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}
