import { readStored, writeStored } from '../../lib/use-local-storage.ts'

/** Forgotten with the person: see `personal-keys.ts`. */
const KEY = 'recentSearches'
const MOST = 5

/** The searches made in this browser, latest first. */
export function recentSearches(): string[] {
  const stored = readStored(KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter((text) => typeof text === 'string' && text.length <= 200).slice(0, MOST)
}

/** Notes what was searched for, once. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
  writeStored(KEY, [text, ...others].slice(0, MOST))
}

/** Forgets all that was searched for. */
export const clearRecentSearches = (): void => writeStored(KEY, undefined)
