import { useQuery } from '@tanstack/react-query'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const MAX_SHOWN = 100

const COLUMNS = `id, reason, message, status, created_at, reporter_id,
  reporter:profiles!review_reports_reporter_id_fkey(name),
  review:reviews(id, kind, rating, text, tags, photos, language, reply, author_id, hidden_at,
    author:profiles!reviews_author_id_fkey(id, name), subject:profiles!reviews_subject_id_fkey(id, name),
    item:items(id, status, title, language, owner:profiles!items_owner_id_fkey(id, name)),
    booking:bookings(id, renter_id, owner_id))` as const

/** The reports of reviews that wait for a moderator, longest waiting first. */
export function useOpenReviewReports() {
  const user = useUser()
  return useQuery({
    queryKey: ['open-review-reports', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(
        await from('review_reports')
          .select(COLUMNS)
          .eq('status', 'open')
          .order('created_at')
          .limit(MAX_SHOWN),
      )
    },
  })
}

/** A report with the review that it is about; null for one that is not there. */
export function useReviewReport(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['review-report', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      const answer = await from('review_reports').select(COLUMNS).eq('id', id).maybeSingle()
      return unwrap(answer)
    },
  })
}

export type ReviewReport = NonNullable<ReturnType<typeof useReviewReport>['data']>
