import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import type { NamedMethod } from '#domain/payout/method-name.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const PAYOUTS_A_PAGE = 25

export interface QueuedPayout {
  id: string
  number: number
  version: number
  account: 'lender' | 'affiliate'
  amount_cents: number
  status: PayoutStatus
  status_reason: string | null
  is_automatic: boolean
  /** The account's holder has another name than the proof of identity. */
  is_other_name: boolean
  /** Two people approve it. */
  needs_two: boolean
  /** When the first of them did. */
  endorsed_at: string | null
  /** The bank's references; null where no bank was given the order, and the operator pays by hand. */
  order_ids: string[] | null
  /** The file for the operator's bank that it is in. */
  bank_file: string | null
  created_at: string
  updated_at: string
  method: NamedMethod & { holder: string; created_at: string }
  person: {
    id: string
    name: string
    email: string
    kyc_level: number
    is_blocked: boolean
    created_at: string
  }
}

const COLUMNS = `id, number, version, account, amount_cents, status, status_reason, is_automatic, is_other_name, needs_two, endorsed_at, order_ids, bank_file, created_at,
  updated_at, method:payout_methods(kind, holder, country, last4, created_at),
  person:profiles!payouts_user_id_fkey(id, name, email, kyc_level, is_blocked, created_at)`

/** Payouts in one state, those that wait the longest first; the past ones newest first; a page at a time. */
export function useQueue(statuses: readonly PayoutStatus[]) {
  const user = useUser()
  const ascending = statuses.includes('requested')
  return useInfiniteQuery({
    queryKey: ['admin-payouts', user?.id, statuses],
    enabled: user !== undefined,
    staleTime: 5_000,
    refetchInterval: 30_000,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) => {
      const { rpc } = await supabase()
      const page = rpc('staff_payouts', {
        states: [...statuses],
        descending: !ascending,
        after_number: pageParam ?? null,
        page_size: PAYOUTS_A_PAGE,
      })
      const rows: unknown = unwrap(await page.select(COLUMNS).order('number', { ascending }))
      return rows as QueuedPayout[]
    },
    getNextPageParam: (page) => (page.length === PAYOUTS_A_PAGE ? page.at(-1)?.number : undefined),
  })
}

/** One payout, in whatever state; null if there is none of this id. */
export function useOnePayout(id: string | null) {
  const user = useUser()
  return useQuery({
    queryKey: ['admin-payouts', user?.id, 'one', id],
    enabled: user !== undefined && id !== null && isUuid(id),
    staleTime: 5_000,
    queryFn: async () => {
      const { from } = await supabase()
      const [payout] = unwrap(await from('payouts').select(COLUMNS).eq('id', String(id)))
      return payout ?? null
    },
  })
}
