import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** The browser's cache of answers; returning to the window asks nothing again. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 30 * MINUTE,
        retry: 1,
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
        refetchOnWindowFocus: false,
      },
    },
  })
