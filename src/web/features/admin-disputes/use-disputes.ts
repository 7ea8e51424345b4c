import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DisputeState } from '#domain/money/dispute-lifecycle.ts'
import { callFunction } from '../../lib/call-function.ts'
import { isUuid } from '../../lib/is-uuid.ts'
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

const MAX_SHOWN = 200

/** All disputes: those that wait for somebody first, by their deadline, the others newest first. */
export function useDisputes() {
  const user = useUser()
  return useQuery({
    queryKey: ['disputes', user?.id],
    enabled: user !== undefined,
    staleTime: 5_000,
    refetchInterval: 60_000,
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('disputes')
        .select(COLUMNS)
        .order('created_at', { ascending: false })
        .limit(MAX_SHOWN)
      const disputes = unwrap(answer) as Dispute[]
      return disputes.toSorted((a, b) => urgency(a) - urgency(b))
    },
  })
}

/** The deadline of one that waits for evidence, then those to be decided on; the order of all others stays. */
function urgency({ status, evidence_due_at }: Dispute): number {
  if (status === 'needs_response') return evidence_due_at ? Date.parse(evidence_due_at) : 0
  return status === 'lost' ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER
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
