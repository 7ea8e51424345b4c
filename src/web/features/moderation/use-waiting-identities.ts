import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { following, type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface WaitingIdentity {
  id: string
  user_id: string
  step: ProvenStep
  status: 'pending' | 'verified' | 'rejected' | 'expired'
  submitted_at: string
  /** When the caller was first handed the document; empty before. */
  opened: { at: string }[]
  person: {
    name: string
    email: string
    kyc_level: number
    created_at: string
    avatar_path: string | null
    is_blocked: boolean
  }
}

const ORDER = { column: 'submitted_at', ascending: true }
const A_PAGE = 50

const COLUMNS = `id, user_id, step, status, submitted_at, opened:kyc_openings!kyc_openings_submission_id_fkey(at),
  person:profiles!kyc_submissions_user_id_fkey(name, email, kyc_level, created_at, avatar_path, is_blocked)`

/** The proofs of identity that wait for a moderator, longest waiting first, a page at a time; what they say is shown one by one. */
export function useWaitingIdentities() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['waiting-identities', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    initialPageParam: undefined as Place | undefined,
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      let rows = from('kyc_submissions').select(COLUMNS).eq('status', 'pending')
      if (pageParam) rows = rows.or(following(pageParam, ORDER))
      return unwrap(await rows.order('submitted_at').order('id').limit(A_PAGE))
    },
    getNextPageParam: (page) => placeAfter(page, A_PAGE, ({ submitted_at }) => submitted_at),
    select: ({ pages }) => pages.flat(),
  })
}

/** One proof, whether it waits still or not; null for one that is not there. */
export function useSubmittedIdentity(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['submitted-identity', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      const answer = await from('kyc_submissions').select(COLUMNS).eq('id', id).maybeSingle()
      return unwrap(answer)
    },
  })
}
