import { LRUCache } from 'lru-cache'

const KEEP_MS = 10_000
const MAX_ANSWERS = 2_000

/** Answers are cached by the site's own fetch: two sites in one process share none. */
const keptBy = new WeakMap<object, LRUCache<string, Promise<unknown>>>()

/**
 * For loaders: what is the same for all visitors is fetched once in ten seconds, like the pages themselves, or in as many
 * ms as it may be old.
 */
export function cachedResponse<T>(
  way: object,
  question: string,
  ask: () => Promise<T>,
  keepMs = KEEP_MS,
): Promise<T> {
  const answers = keptBy.get(way) ?? new LRUCache({ max: MAX_ANSWERS, ttlResolution: 0, perf: Date })
  keptBy.set(way, answers)
  const known = answers.get(question)
  if (known) return known as Promise<T>
  const answer = ask()
  answers.set(question, answer, { ttl: keepMs })
  answer.catch(() => {
    if (answers.peek(question) === answer) answers.delete(question)
  })
  return answer
}
