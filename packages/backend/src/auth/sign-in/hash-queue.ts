import { availableParallelism } from 'node:os'
import { AuthError } from '../auth-error.ts'

/** Runs slow work a few at a time, in the order in which it came. */
export function createQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      // The next in line takes over this place; without one the place is free.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/**
 * Where passwords are hashed: off the event loop, on no more threads than there are processors, and never on all
 * four of libuv's, because files are read there, too.
 */
export const hashQueue = createQueue(Math.min(availableParallelism(), 3), 500)
