import { useQuery } from '@tanstack/react-query'
import { OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrapCount } from '../../lib/unwrap.ts'

/** The numbers of people, items and rentals. */
export function useFigures() {
  const user = useUser()
  return useQuery({
    queryKey: ['figures', user?.id],
    enabled: user !== undefined,
    queryFn: async () => {
      const { from } = await supabase()
      const only = { count: 'exact', head: true } as const
      const answers = await Promise.all([
        from('profiles').select('id', only),
        from('items').select('id', only).eq('status', 'published'),
        from('bookings').select('id', only).in('status', OPEN_STATUSES),
      ])
      const [people = 0, items = 0, rentals = 0] = answers.map(unwrapCount)
      return { people, items, rentals }
    },
  })
}
