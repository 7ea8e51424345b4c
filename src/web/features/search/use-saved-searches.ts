import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The signed-in person's saved searches, latest first; visitors have none. */
export function useSavedSearches() {
  const user = useUser()
  return useQuery({
    queryKey: ['saved-searches', user?.id],
    enabled: user !== undefined,
    queryFn: async () => {
      const client = await supabase()
      return unwrap(
        await client
          .from('saved_searches')
          .select('id, name, query, alerts')
          .order('created_at', { ascending: false }),
      )
    },
  })
}

export type SavedSearch = NonNullable<ReturnType<typeof useSavedSearches>['data']>[number]
