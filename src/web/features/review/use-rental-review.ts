import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RepliedReview, WrittenReview } from '#contract/reviews.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewTag } from '#domain/review/review-tags.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { loadRentalReview } from './load-rental-review.ts'

/** The rental and what was said of it. */
export function useRentalReview(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['rental-review', user?.id, id],
    queryFn: () => loadRentalReview(user!.id, id),
    enabled: Boolean(user),
    staleTime: 0,
  })
}

/** Hands in what this side says of the rental. */
export function useWriteReview(bookingId: string) {
  const refresh = useRefresh()
  const language = useLanguage()
  return useMutation({
    mutationFn: (
      reviews: { kind: ReviewKind; rating: number; text: string; tags: ReviewTag[]; photos: string[] }[],
    ) => callFunction<WrittenReview>('write-review', { bookingId, reviews, language }),
    onSettled: refresh,
  })
}

/** Publishes the lender's reply. */
export function useReply(reviewId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (text: string) => callFunction<RepliedReview>('reply-to-review', { reviewId, text }),
    onSettled: refresh,
  })
}

function useRefresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['rental-review'] }),
      queries.invalidateQueries({ queryKey: ['my-rentals'] }),
    ])
}
