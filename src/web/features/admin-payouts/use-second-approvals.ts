import { useInfiniteQuery } from '@tanstack/react-query'
import type { AdjustmentKind } from '#domain/money/adjustment.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const A_PAGE = 50

interface Waiting {
  id: string
  version: number
  /** ISO 8601. */
  since: string
  amount_cents: number
  /** Of the rental, or of the payout. */
  number: number
  person_id: string
  person: string
  /** Who proposed it, or approved it first; null where they may no longer decide. */
  proposer_id: string | null
  proposer: string | null
  /** The viewer proposed it, or it is about money of theirs. */
  is_own: boolean
}

export interface WaitingAdjustment extends Waiting {
  kind: 'adjustment'
  about: AdjustmentKind
  reason: string
  booking_id: string
  affiliate_id: string | null
}

export interface WaitingPayout extends Waiting {
  kind: 'payout'
  about: 'lender' | 'affiliate'
}

export type SecondApproval = WaitingAdjustment | WaitingPayout

/** What a second person of the team has to approve, the longest waiting first; a page at a time. */
export function useSecondApprovals() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['second-approvals', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    initialPageParam: undefined as { after_at: string; after_id: string } | undefined,
    queryFn: async ({ pageParam }) => {
      const { rpc } = await supabase()
      const rows: unknown = unwrap(await rpc('second_approvals', { ...pageParam, page_size: A_PAGE }))
      return rows as SecondApproval[]
    },
    getNextPageParam(page) {
      const last = page.length === A_PAGE ? page.at(-1) : undefined
      return last && { after_at: last.since, after_id: last.id }
    },
    select: ({ pages }) => pages.flat(),
  })
}
