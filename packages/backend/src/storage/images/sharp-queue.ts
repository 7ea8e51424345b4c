import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { FairGate } from '#backend/db/fair-gate.ts'
import { refuse } from '../storage-error.ts'

// One thread an image and one processor left free: pictures must not slow down everything else. The library works on
// threads of its own already, so a pool of workers would only copy the pixels once more.
sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 64 })
const gate = new FairGate({ most: Math.max(1, availableParallelism() - 1), patienceMs: 60_000 })

/** The pictures of some pages at once, on a server that has drawn none of them yet. */
const MOST_OF_ONE_SENDER = 128
const LONGEST_QUEUE = 1_024
/** Under way and waiting, by sender. */
const queued = new Map<string, number>()
let total = 0

/** The sender under whose name the server itself draws pictures. */
export const OWN_WORK = 'server'

/** 50 megapixels: a camera's largest pictures, but no decompression bomb. */
export const LARGEST_IMAGE_PIXELS = 50_000_000

/**
 * Runs image work when it is the sender's turn: a sender who requests a hundred pictures that are not rendered yet
 * delays others by only one of them. Refuses when too many requests wait already, of this sender or in all.
 */
export async function inImageQueue<T>(sender: string, work: () => Promise<T>): Promise<T> {
  const own = queued.get(sender) ?? 0
  if (own >= MOST_OF_ONE_SENDER || total >= LONGEST_QUEUE) throw refuse.slowDown()
  queued.set(sender, own + 1)
  total++
  try {
    return await gate.run(sender, work)
  } finally {
    leave(sender)
  }
}

function leave(sender: string): void {
  total--
  const left = queued.get(sender)! - 1
  if (left > 0) queued.set(sender, left)
  else queued.delete(sender)
}
