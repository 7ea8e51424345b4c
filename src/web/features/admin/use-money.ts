import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'

interface PeriodMoney {
  bookings: number
  volume_cents: number
  kept_cents: number
  refund_cents: number
}

export interface Money {
  periods: Record<'day' | 'month', PeriodMoney>
  payouts: { number: number; cents: number; since: string | null }
}

const EVERY_MS = 60_000

/** What the day and the month have brought so far, where the reader is, and the payouts to be made. */
export function useMoney() {
  const user = useUser()
  return useQuery({
    queryKey: ['staff-money', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('staff_money', { zone: viewerZone() })) as unknown as Money | null
    },
  })
}

/** The balance of each kind of account. All entries are added up: seldom asked for. */
export function useBalances() {
  const user = useUser()
  return useQuery({
    queryKey: ['staff-balances', user?.id],
    enabled: user !== undefined,
    staleTime: 5 * EVERY_MS,
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('staff_balances'))
    },
  })
}
