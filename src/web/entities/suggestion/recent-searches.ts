import { readStored, useLocalStorage, writeStored } from '../../lib/use-local-storage.ts'

/** Forgotten with the person: see `personal-keys.ts`. */
const KEY = 'recentSearches'
const MOST = 5
const NONE: string[] = []

/** The searches made in this browser, latest first. */
export const useRecentSearches = (): string[] => useLocalStorage(KEY, NONE, parse)[0]

/** Notes what was searched for, once. */
export const rememberSearch = (text: string): void =>
  writeStored(KEY, [text, ...searchesWithout(text)].slice(0, MOST))

/** Forgets one of them. */
export const forgetSearch = (text: string): void => writeStored(KEY, searchesWithout(text))

/** Forgets all that was searched for. */
export const clearRecentSearches = (): void => writeStored(KEY, undefined)

const searchesWithout = (text: string): string[] =>
  (parse(readStored(KEY)) ?? NONE).filter((other) => other.toLowerCase() !== text.toLowerCase())

function parse(stored: unknown): string[] | undefined {
  if (!Array.isArray(stored)) return undefined
  return stored.filter((text) => typeof text === 'string' && text.length <= 200).slice(0, MOST)
}
