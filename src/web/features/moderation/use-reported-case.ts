import { useQuery } from '@tanstack/react-query'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const COLUMNS = `reporter_id, booking_id, message_id, person_id, review_id, wish_id,
  reporter:profiles!cases_reporter_id_fkey(name),
  person:profiles!cases_person_id_fkey(name, email, avatar_path, kyc_level, created_at, is_blocked, roles, duties),
  review:reviews(id, kind, rating, text, tags, photos, language, reply, author_id, hidden_at,
    author:profiles!reviews_author_id_fkey(id, name), subject:profiles!reviews_subject_id_fkey(id, name),
    item:items(id, status, title, language, owner:profiles!items_owner_id_fkey(id, name)),
    booking:bookings(id, renter_id, owner_id)),
  wish:wishes(id, title, note, language, city, status, user_id, author:profiles!wishes_user_id_fkey(id, name))` as const

/** The latest ones, enough to decide on. */
const MAX_EARLIER = 50

/** A case with all that a moderator judges; null for one that is not there, or is about the reader. */
export function useReportedCase(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['case', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from, rpc } = await supabase()
      const [queued, loaded] = await Promise.all([
        rpc('staff_cases', { one: id }),
        from('cases').select(COLUMNS).eq('id', id).maybeSingle(),
      ])
      const found = unwrap(loaded)
      const [listed] = unwrap(queued)
      if (!found || !listed) return null
      const about = { person: 'person_id', review: 'review_id', wish: 'wish_id', item: 'item_id' } as const
      const column = about[listed.subject]
      const earlier = await from('cases')
        .select('id, reason, message, status, created_at')
        .eq(column, { ...found, ...listed }[column]!)
        .neq('id', id)
        .order('created_at', { ascending: false })
        .limit(MAX_EARLIER)
      const { review } = found
      // Who appeals and did not write the review wrote the reply to it.
      const isOfReply = listed.reason === 'appeal' && found.reporter_id !== review?.author_id
      const removed =
        isOfReply && review?.reply === null ? unwrap(await rpc('removed_reply', { review: review.id })) : []
      return { ...found, ...listed, earlier: unwrap(earlier), removedReply: removed[0]?.words }
    },
  })
}

export type Case = NonNullable<ReturnType<typeof useReportedCase>['data']>
