import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import sharp from 'sharp'
import { refuse } from '../storage-error.ts'

// One thread an image and one processor left free: pictures must not slow down everything else. The library works on
// threads of its own already, so a pool of workers would only copy the pixels once more.
sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 64 })
const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })
const LONGEST_QUEUE = 256

/** 50 megapixels: a camera's largest pictures, but no decompression bomb. */
export const LARGEST_IMAGE_PIXELS = 50_000_000

/** Runs image work when its turn comes; refused when too many wait already. */
export async function inImageQueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= LONGEST_QUEUE) throw refuse.slowDown()
  return queue.add(work)
}
