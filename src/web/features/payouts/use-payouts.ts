import { useInfiniteQuery } from '@tanstack/react-query'
import { OPEN_PAYOUT_STATUSES, type PayoutStatus } from '#domain/payout/lifecycle.ts'
import type { NamedMethod } from '#domain/payout/method-name.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Payout {
  id: string
  number: number
  account: 'lender' | 'affiliate'
  amount_cents: number
  status: PayoutStatus
  status_reason: string | null
  is_automatic: boolean
  created_at: string
  updated_at: string
  /** Left out where an admin looks. */
  method?: NamedMethod
}

const COLUMNS = `id, number, account, amount_cents, status, status_reason, is_automatic, created_at, updated_at,
  method:payout_methods(kind, country, last4)`

/** How often to refetch while a payout is being paid. */
const SOON_MS = 3_000

const PAGE = 30

/** The signed-in person's payouts, newest first, a page at a time. */
export function usePayouts() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['payouts', user?.id, 'list'],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      const own = from('payouts').select(COLUMNS).eq('user_id', user!.id)
      const rows = await (pageParam === undefined ? own : own.lt('number', pageParam))
        .order('number', { ascending: false })
        .limit(PAGE)
      return unwrap(rows)
    },
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.number : undefined),
    enabled: user !== undefined,
    staleTime: 10_000,
    refetchInterval: ({ state }) => {
      const isPaying = state.data?.pages.flat().some(({ status }) => status === OPEN_PAYOUT_STATUSES[1])
      return isPaying && state.dataUpdateCount < 20 ? SOON_MS : false
    },
  })
}
