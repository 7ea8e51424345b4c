import { useQuery } from '@tanstack/react-query'
import { useUser } from './session.ts'
import { supabase } from './supabase.ts'
import { unwrap } from './unwrap.ts'

/**
 * Of a case or a claim: whether an appeal objects to what this member of the team decided themselves, and whether another
 * one, or another admin, could decide on it; null where it does not.
 */
export function useOwnAppeal(id: string, isAppeal: boolean) {
  const user = useUser()
  return useQuery({
    queryKey: ['case', user?.id, id, 'own-appeal'],
    enabled: user !== undefined && isAppeal,
    staleTime: 0,
    queryFn: async () => {
      const { rpc } = await supabase()
      const [own] = unwrap(await rpc('own_appeal', { one: id }))
      return own ?? null
    },
  })
}
