import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { parseSearches, RECENT_KEY } from './recent-searches.ts'

const NONE: string[] = []

/** The searches made in this browser, latest first. */
export const useRecentSearches = (): string[] => useLocalStorage(RECENT_KEY, NONE, parseSearches)[0]
