import { setTimeout as delay } from 'node:timers/promises'

// Longer than the work for any account takes, short enough not to be noticed.
const FLOOR_MS = 80

/**
 * Answers, or refuses, not before a fixed time has passed. Where an existing account means a mail and a missing one
 * means nothing, the time of the answer would otherwise tell them apart.
 */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, delay(FLOOR_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
