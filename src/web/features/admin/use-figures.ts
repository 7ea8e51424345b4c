import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The numbers of people, items and rentals. */
export function useFigures() {
  const user = useUser()
  return useQuery({
    queryKey: ['figures', user?.id],
    enabled: user !== undefined,
    queryFn: async () => {
      const { rpc } = await supabase()
      const [counts] = unwrap(await rpc('site_counts'))
      return counts ?? { people: 0, items: 0, rentals: 0 }
    },
  })
}
