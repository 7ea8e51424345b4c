import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdjustmentPreview } from '#contract/adjustments.ts'
import type { Replacement } from '#contract/rescue.ts'
import type { AdjustmentKind } from '#domain/money/adjustment.ts'
import { callFunction } from '../../lib/call-function.ts'

/** What the team does to a booking by hand, with the input of each. */
export interface Interventions {
  'propose-adjustment': {
    id: string
    bookingId: string
    kind: AdjustmentKind
    cents: number
    reason: string
  }
  'decide-adjustment': { id: string; version: number; decision: 'approve' | 'reject' }
  'cancel-booking-for': {
    id: string
    version: number
    side: 'renter' | 'owner'
    reason: string
    expectedRefundCents: number
  }
  'complete-booking-early': { id: string; version: number; reason: string }
  'move-booking': { id: string; version: number; start: string; end: string; reason: string }
  'note-booking': { id: string; text: string }
  'offer-replacements': {
    id: string
    version: number
    itemIds: string[]
    reason: string
    expectedRefundCents: number | undefined
  }
  'resend-booking-mail': { id: string; side: 'renter' | 'owner' }
}

/** The provider is asked once a decision is kept: its answer is there a moment later. */
const PROVIDER_MS = 3_000

/** Does one of them; afterwards the booking is read again, also where it was refused, and once more with the provider's answer. */
export function useIntervention<Name extends keyof Interventions>(name: Name) {
  const queries = useQueryClient()
  const readAgain = () => queries.invalidateQueries({ queryKey: ['booking-file'] })
  return useMutation({
    mutationFn: (input: Interventions[Name]) => callFunction<{ id: string; status?: string }>(name, input),
    onSuccess: () => void setTimeout(readAgain, PROVIDER_MS),
    onSettled: readAgain,
  })
}

/** What an adjustment would move; while the amount is typed the answer before stays. */
export const useAdjustmentPreview = (bookingId: string, kind: AdjustmentKind, cents: number) =>
  useQuery({
    queryKey: ['adjustment-preview', bookingId, kind, cents],
    staleTime: 0,
    queryFn: ({ signal }) =>
      callFunction<AdjustmentPreview>('preview-adjustment', { bookingId, kind, cents }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === kind ? before : undefined),
  })

/** What could be offered to the renter in place of a rental. */
export const useReplacements = (bookingId: string) =>
  useQuery({
    queryKey: ['replacements', bookingId],
    staleTime: 0,
    queryFn: ({ signal }) => callFunction<Replacement[]>('get-replacements', { id: bookingId }, { signal }),
  })
