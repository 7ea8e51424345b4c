import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReviewReason } from '#domain/moderation/review-reports.ts'
import { REVIEW_COLUMNS } from '../../entities/review/review.ts'
import { callFunction } from '../../lib/call-function.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The published review to report, and whether a report by the same reporter is open already; null if it is not there. */
export function useReportedReview(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['reported-review', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      const [review, own] = await Promise.all([
        from('public_reviews').select(REVIEW_COLUMNS).eq('id', id).maybeSingle(),
        from('review_reports')
          .select('id')
          .eq('review_id', id)
          .eq('reporter_id', user!.id)
          .eq('status', 'open')
          .limit(1),
      ])
      const found = unwrap(review)
      return found && { ...found, isReported: unwrap(own).length > 0 }
    },
  })
}

/** Sends a report of a review; afterwards the page says that it is there. */
export function useReportReview() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { reviewId: string; reason: ReviewReason; message: string }) =>
      callFunction('report-review', input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reported-review'] }),
  })
}
