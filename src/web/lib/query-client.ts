import { environmentManager, notifyManager, QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

// Screens hear of what changed in the same turn. A turn later, React would have put a switch that follows an answer back
// to where it was before the press.
notifyManager.setScheduler(queueMicrotask)

/**
 * The browser's cache of answers; returning to the window asks nothing again. On the server a page has a cache of its own,
 * which goes with it: a timer for each answer would hold the page until it fires.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: environmentManager.isServer() ? Number.POSITIVE_INFINITY : 30 * MINUTE,
        retry: 1,
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
        refetchOnWindowFocus: false,
      },
      // Without a connection an act fails at once and says so; otherwise it would wait without a word, and be done at
      // some later moment.
      mutations: { networkMode: 'always' },
    },
  })
