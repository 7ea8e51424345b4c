import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DisputeState } from '#domain/money/dispute-lifecycle.ts'
import { callFunction } from '../../lib/call-function.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { following, type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Dispute {
  id: string
  number: number
  version: number
  status: DisputeState
  reason: string
  amount_cents: number
  withdrawn_cents: number
  evidence_due_at: string | null
  submitted_at: string | null
  created_at: string
  provider_dispute_id: string
  payment: { purpose: string } | null
  booking: {
    id: string
    number: number
    renter_id: string
    owner_id: string
    renter: { name: string } | null
    owner: { name: string } | null
    item: { title: string; language: string } | null
  } | null
}

const COLUMNS = `id, number, version, status, reason, amount_cents, withdrawn_cents, evidence_due_at, submitted_at,
  created_at, provider_dispute_id, payment:payments(purpose),
  booking:bookings(id, number, renter_id, owner_id, renter:profiles!bookings_renter_id_fkey(name),
    owner:profiles!bookings_owner_id_fkey(name), item:items(title, language))`

const A_PAGE = 25

/** What an admin has something to do about: evidence is due, or who bears it is to be decided. */
const WAITING: readonly DisputeState[] = ['needs_response', 'lost']

/** The disputes that wait for an admin, the longest waiting first, or all others, the latest first; a page at a time. */
export function useDisputes(isWaiting: boolean) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['disputes', user?.id, 'list', isWaiting],
    enabled: user !== undefined,
    staleTime: 5_000,
    refetchInterval: 60_000,
    initialPageParam: undefined as Place | undefined,
    queryFn: ({ pageParam }) => loadPage(isWaiting, pageParam),
    getNextPageParam: (page) => placeAfter(page, A_PAGE, ({ created_at }) => created_at),
    select: ({ pages }) => pages.flat(),
  })
}

async function loadPage(isWaiting: boolean, after?: Place): Promise<Dispute[]> {
  const { from } = await supabase()
  const order = { column: 'created_at', ascending: isWaiting }
  let rows = from('disputes').select(COLUMNS)
  rows = isWaiting ? rows.in('status', WAITING) : rows.not('status', 'in', `(${WAITING})`)
  if (after) rows = rows.or(following(after, order))
  return unwrap(await rows.order('created_at', order).order('id', order).limit(A_PAGE)) as Dispute[]
}

/** One dispute; null where there is none. */
export function useDispute(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['disputes', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async (): Promise<Dispute | null> => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      return unwrap(await from('disputes').select(COLUMNS).eq('id', id).maybeSingle()) as Dispute | null
    },
  })
}

interface Actions {
  'submit-dispute-evidence': { id: string; note: string }
  'resolve-dispute': { id: string; version: number; bearer: 'platform' | 'lender'; reason: string }
}

/** Acts on a dispute; afterwards it is read again, also where it was refused. */
export function useDisputeAction<Name extends keyof Actions>(name: Name) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Actions[Name]) => callFunction(name, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['disputes'] }),
  })
}
