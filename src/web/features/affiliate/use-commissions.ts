import { useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const PAGE = 50

/** The earnings of one level, rental by rental, newest first. */
export function useCommissions(level: number) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['affiliate', user?.id, 'commissions', level],
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      const rows = await from('my_commissions')
        .select('booking_id, level, amount_cents, at, first_name')
        .eq('level', level)
        .order('at', { ascending: false })
        .order('booking_id')
        .range(pageParam, pageParam + PAGE - 1)
      return unwrap(rows)
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PAGE ? pages.length * PAGE : undefined),
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}
