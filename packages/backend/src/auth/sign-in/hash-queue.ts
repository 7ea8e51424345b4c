import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { AuthError } from '../auth-error.ts'

/** Runs slow work a few at a time, in the order in which it came; refuses it when too much waits already. */
export function createQueue(atOnce: number, mostWaiting: number) {
  const queue = new PQueue({ concurrency: atOnce })
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= mostWaiting) {
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
    }
    return queue.add(work)
  }
}

/**
 * Where passwords are hashed: off the event loop, on no more threads than there are processors, and never on all
 * four of libuv's, because files are read there, too.
 */
export const hashQueue = createQueue(Math.min(availableParallelism(), 3), 500)
