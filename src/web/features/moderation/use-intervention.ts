import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Replacement } from '#contract/rescue.ts'
import { callFunction } from '../../lib/call-function.ts'

/** What the team does to a booking by hand, with the input of each. */
export interface Interventions {
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

/** What could be offered to the renter in place of a rental. */
export const useReplacements = (bookingId: string) =>
  useQuery({
    queryKey: ['replacements', bookingId],
    staleTime: 0,
    queryFn: ({ signal }) => callFunction<Replacement[]>('get-replacements', { id: bookingId }, { signal }),
  })
