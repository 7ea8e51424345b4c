import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdjustmentPreview } from '#contract/adjustments.ts'
import type { AdjustmentKind, AdjustmentState } from '#domain/money/adjustment.ts'
import { callFunction } from '../../lib/call-function.ts'

/** Money that the team moves by hand. */
export interface Adjustment {
  id: string
  kind: AdjustmentKind
  amount_cents: number
  reason: string
  status: AdjustmentState
  version: number
  created_at: string
  proposed_by: string | null
  proposer: { name: string } | null
  booking_id: string
  booking: { number: number } | null
  affiliate_id: string | null
  affiliate: { name: string } | null
}

export const ADJUSTMENT_COLUMNS =
  `id, kind, amount_cents, reason, status, version, created_at, proposed_by, booking_id, affiliate_id,
  proposer:profiles!adjustments_proposed_by_fkey(name), booking:bookings(number),
  affiliate:profiles!adjustments_affiliate_id_fkey(name)` as const

/** What is moved: of a booking, or of a commission on it. */
export interface Adjusted {
  bookingId: string
  kind: AdjustmentKind
  cents: number
  affiliateId?: string | undefined
}

interface Inputs {
  'propose-adjustment': Adjusted & { id: string; reason: string }
  'decide-adjustment': { id: string; version: number; decision: 'approve' | 'reject' }
}

/** The provider is asked once a decision is kept: its answer is there a moment later. */
const PROVIDER_MS = 3_000

/** Proposes to move money, or decides on it; afterwards what shows it is read again, and once more with the provider's answer. */
export function useAdjustment<Name extends keyof Inputs>(name: Name) {
  const queries = useQueryClient()
  const readAgain = () => {
    for (const key of ['booking-file', 'affiliate-file', 'second-approvals', 'open-decisions'])
      void queries.invalidateQueries({ queryKey: [key] })
  }
  return useMutation({
    mutationFn: (input: Inputs[Name]) => callFunction<{ id: string; status?: string }>(name, input),
    onSuccess: () => void setTimeout(readAgain, PROVIDER_MS),
    onSettled: readAgain,
  })
}

/** What an adjustment would move; while the amount is typed the answer before stays. */
export const useAdjustmentPreview = (money: Adjusted) =>
  useQuery({
    queryKey: ['adjustment-preview', money.bookingId, money.kind, money.cents, money.affiliateId],
    staleTime: 0,
    queryFn: ({ signal }) => callFunction<AdjustmentPreview>('preview-adjustment', money, { signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === money.kind ? before : undefined),
  })
