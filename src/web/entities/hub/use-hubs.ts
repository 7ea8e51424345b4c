import { useQuery } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The shared pick-up points of a city; they change rarely. */
export const useHubs = (city: string, wanted: boolean) =>
  useQuery({
    queryKey: ['hubs', city],
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('hubs')
        .select('id, name, address, country, opening_hours')
        .eq('city', city)
        .eq('is_active', true)
        .order('name')
      return unwrap(answer)
    },
    enabled: wanted,
    staleTime: 600_000,
  })
