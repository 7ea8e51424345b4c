import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ADJUSTMENT_COLUMNS, type Adjustment } from '../../entities/adjustment/use-adjustment.ts'
import { callFunction } from '../../lib/call-function.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** A person as the affiliate programme knows them. Amounts in cents. */
export interface AffiliateFile {
  id: string
  name: string
  email: string
  code: string
  created_at: string
  is_account_blocked: boolean
  blocked_at: string | null
  sums: { earned_cents: number; reversed_cents: number; paid_cents: number; balance_cents: number }
  /** Who earns from them, nearest first. */
  above: { level: number; id: string; name: string }[]
  levels: { level: number; people: number; cents: number }[]
}

export interface Brought {
  id: string
  name: string
  level: number
  brought_by: string | null
  brought_by_name: string | null
  rentals: number
  earned_cents: number
  joined_at: string
}

export interface AffiliateEntry {
  id: number
  transfer_id: string
  kind: string
  at: string
  amount_cents: number
  booking_id: string | null
  booking_number: number | null
  level: number | null
  referred_id: string | null
  referred_name: string | null
  payout_id: string | null
  payout_number: number | null
  payout_status: string | null
}

const A_PAGE = 25
const MAX_TAKEN_BACK = 100

/** One affiliate; null where there is none. */
export function useAffiliateFile(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['affiliate-file', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async (): Promise<AffiliateFile | null> => {
      if (!isUuid(id)) return null
      const { rpc } = await supabase()
      return unwrap(await rpc('staff_affiliate', { person: id })) as AffiliateFile | null
    },
  })
}

/** The commissions that were taken back from an affiliate by hand, or are to be, the latest first. */
export function useTakenBack(person: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['affiliate-file', user?.id, person, 'taken-back'],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async (): Promise<Adjustment[]> => {
      const { from } = await supabase()
      const found = await from('adjustments')
        .select(ADJUSTMENT_COLUMNS)
        .eq('affiliate_id', person)
        .order('created_at', { ascending: false })
        .limit(MAX_TAKEN_BACK)
      return unwrap(found) as Adjustment[]
    },
  })
}

/** The people whom an affiliate brought, the latest first, a page at a time. */
export function useBrought(person: string) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['affiliate-file', user?.id, person, 'brought'],
    enabled: user !== undefined,
    initialPageParam: undefined as Place | undefined,
    queryFn: async ({ pageParam: after }): Promise<Brought[]> => {
      const { rpc } = await supabase()
      const place = after && { after_value: after.value, after_id: String(after.id) }
      return unwrap(await rpc('staff_brought', { person, page_size: A_PAGE, ...place })) as Brought[]
    },
    getNextPageParam: (page) => placeAfter(page, A_PAGE, ({ joined_at }) => joined_at),
    select: ({ pages }) => pages.flat(),
  })
}

/** What came to an affiliate's account and left it, the latest first, a page at a time. */
export function useAffiliateEntries(person: string) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['affiliate-file', user?.id, person, 'entries'],
    enabled: user !== undefined,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: after_id }): Promise<AffiliateEntry[]> => {
      const { rpc } = await supabase()
      const place = after_id === undefined ? {} : { after_id }
      return unwrap(
        await rpc('staff_affiliate_entries', { person, page_size: A_PAGE, ...place }),
      ) as AffiliateEntry[]
    },
    getNextPageParam: (page) => (page.length === A_PAGE ? page.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flat(),
  })
}

/** Keeps an affiliate out of the programme, or lets them in again; afterwards the page is read again. */
export function useBlockAffiliate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { personId: string; isBlocked: boolean; reason: string }) =>
      callFunction('block-affiliate', input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['affiliate-file'] }),
  })
}
