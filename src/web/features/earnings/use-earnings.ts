import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The signed-in lender's earnings by month and item, from a month on. */
export function useEarnings(since: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['ledger', user?.id, 'earnings', since],
    queryFn: async () => {
      const { from } = await supabase()
      const rows = await from('my_earnings')
        .select('month, item_id, item_title, amount_cents, bookings')
        .eq('account', 'lender')
        .gte('month', since)
        .order('month')
      return unwrap(rows)
    },
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}
