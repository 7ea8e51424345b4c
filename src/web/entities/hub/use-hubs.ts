import { useQuery } from '@tanstack/react-query'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Hub {
  id: string
  name: string
  address: string
  country: string
  opening_hours: OpeningHours
}

/** The shared pick-up points of a city; they change rarely. */
export const useHubs = (city: string, wanted: boolean) =>
  useQuery({
    queryKey: ['hubs', city],
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('hubs')
        .select('id, name, address, country, opening_hours')
        .eq('city', city)
        .order('name')
      return unwrap(answer)
    },
    enabled: wanted,
    staleTime: 600_000,
  })
