import type { QueryClient } from '@tanstack/react-query'

/**
 * Forgets every answer that was given to one person. What stands on the screen is asked again as the person who is here now:
 * `clear()` would leave it waiting for an answer that never comes.
 */
export function clearCachedAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries({ type: 'active' })
}
