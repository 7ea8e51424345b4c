import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { refuse } from '../storage-error.ts'

// One thread an image and one processor left free: pictures must not slow down everything else.
sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 64 })
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const LONGEST_QUEUE = 256

/** 50 megapixels: a camera's largest pictures, but no decompression bomb. */
export const LARGEST_IMAGE_PIXELS = 50_000_000

let running = 0
const waiting: (() => void)[] = []

/** Runs image work when its turn comes; refused when too many wait already. */
export async function inImageQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw refuse.slowDown()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
