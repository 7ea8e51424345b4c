import { useQuery } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** How many shared hubs there are in a city; undefined until that is known. */
export function useHubs({ city, country }: { city: string; country: string }): number | undefined {
  const { data } = useQuery({
    queryKey: ['hub-count', country, city],
    enabled: city !== '',
    staleTime: 600_000,
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(await from('hubs').select('id').eq('city', city).eq('country', country)).length
    },
  })
  return city === '' ? 0 : data
}
