import { useQuery } from '@tanstack/react-query'
import type { Database } from '#contract/database.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { earningsAfter } from './earnings.ts'

type Earning = Pick<
  Database['public']['Views']['my_earnings']['Row'],
  'month' | 'item_id' | 'item_title' | 'amount_cents' | 'bookings'
>

/** As many as the data API gives at once. */
const PAGE = 1000

/** The signed-in lender's earnings by month and item, from a month on. */
export function useEarnings(since: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['ledger', user?.id, 'earnings', since],
    queryFn: async () => {
      const { from } = await supabase()
      // All of them, however many items were lent in each month: figures are made from these.
      const rows: Earning[] = []
      for (;;) {
        const all = from('my_earnings')
          .select('month, item_id, item_title, amount_cents, bookings')
          .eq('account', 'lender')
          .gte('month', since)
        const last = rows.at(-1)
        const page = unwrap(
          await (last ? all.or(earningsAfter(last)) : all).order('month').order('item_id').limit(PAGE),
        )
        rows.push(...page)
        if (page.length !== PAGE) return rows
      }
    },
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}
