import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import type { Claim } from './claim.ts'
import { CLAIMS_A_PAGE, loadBookingClaims, loadClaim, loadQueue } from './load-claims.ts'

/** One claim, as the signed-in person sees it. */
export function useClaim(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['claims', user?.id, id],
    queryFn: () => loadClaim(id),
    enabled: Boolean(user),
  })
}

/** The claims of one rental. */
export function useBookingClaims(bookingId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['claims', user?.id, 'booking', bookingId],
    queryFn: () => loadBookingClaims(bookingId),
    enabled: Boolean(user),
    staleTime: 30_000,
  })
}

/** The claims that wait for a decision, or the others, a page at a time. */
export function useClaimQueue(isWaiting: boolean) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['claims', user?.id, 'queue', isWaiting],
    queryFn: ({ pageParam }) => loadQueue(isWaiting, pageParam),
    initialPageParam: undefined as Place | undefined,
    getNextPageParam: (page) => placeAfter(page, CLAIMS_A_PAGE, ({ updated_at }) => updated_at),
    enabled: Boolean(user),
    placeholderData: keepPreviousData,
  })
}

/** The transitions of a claim that people make. */
export type ClaimAction = 'accept' | 'counter' | 'dispute' | 'withdraw' | 'appeal' | 'decide'

/** Makes a transition of a claim as it was seen; afterwards claims and rentals are asked for again. */
export function useClaimAction({ id, version }: Pick<Claim, 'id' | 'version'>, action: ClaimAction) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (told: object) =>
      callFunction<{ status: string }>(`${action}-claim`, { id, version, ...told }),
    // Also after a refusal: the claim has changed since it was loaded.
    onSettled: invalidate,
  })
}

/** Says who of the team works on a claim: this moderator, or nobody. */
export function useAssignClaim(id: string) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (to: string | null) => callFunction('assign-claim', { id, to }),
    onSettled: invalidate,
  })
}

/** Reports a problem with a rental. */
export function useOpenClaim() {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (report: object) => callFunction<{ id: string }>('open-claim', report),
    onSettled: invalidate,
  })
}

function useInvalidate() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['claims'] }),
      queries.invalidateQueries({ queryKey: ['my-rentals'] }),
    ])
}
