import { readStored, writeStored } from '../../lib/use-local-storage.ts'

/** Forgotten with the person: see `personal-keys.ts`. */
export const RECENT_KEY = 'recentSearches'
const MOST = 5

/** Notes what was searched for, once. */
export const rememberSearch = (text: string): void =>
  writeStored(RECENT_KEY, [text, ...searchesWithout(text)].slice(0, MOST))

/** Forgets one of them. */
export const forgetSearch = (text: string): void => writeStored(RECENT_KEY, searchesWithout(text))

/** Forgets all that was searched for. */
export const clearRecentSearches = (): void => writeStored(RECENT_KEY, undefined)

const searchesWithout = (text: string): string[] =>
  (parseSearches(readStored(RECENT_KEY)) ?? []).filter((other) => other.toLowerCase() !== text.toLowerCase())

export function parseSearches(stored: unknown): string[] | undefined {
  if (!Array.isArray(stored)) return undefined
  return stored.filter((text) => typeof text === 'string' && text.length <= 200).slice(0, MOST)
}
