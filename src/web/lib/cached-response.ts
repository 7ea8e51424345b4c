const KEEP_MS = 10_000

interface Kept {
  answer: Promise<unknown>
  until: number
}

/** Answers are cached by the site's own fetch: two sites in one process share none. */
const keptBy = new WeakMap<object, Map<string, Kept>>()

/**
 * For loaders: what is the same for all visitors is fetched once in ten seconds, like the pages themselves. Only for
 * questions of which there are few, like one for each language: nothing is thrown away before the next answer.
 */
export function cachedResponse<T>(way: object, question: string, ask: () => Promise<T>): Promise<T> {
  const answers = keptBy.get(way) ?? new Map<string, Kept>()
  keptBy.set(way, answers)
  const known = answers.get(question)
  if (known && known.until > Date.now()) return known.answer as Promise<T>
  const kept = { answer: ask(), until: Date.now() + KEEP_MS }
  answers.set(question, kept)
  kept.answer.catch(() => {
    if (answers.get(question) === kept) answers.delete(question)
  })
  return kept.answer
}
