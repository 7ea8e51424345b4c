import { useInfiniteQuery } from '@tanstack/react-query'
import { following, type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const COLUMNS = 'id, title, language, city, owner_name, owner_id, is_change, since, path, thumbhash'
const ORDER = { column: 'since', ascending: true }
const A_PAGE = 50

/** The listings that wait for a moderator, new or changed, longest waiting first, a page at a time. */
export function useWaitingListings() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['waiting-listings', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    initialPageParam: undefined as Place | undefined,
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      let rows = from('waiting_listings').select(COLUMNS)
      if (pageParam) rows = rows.or(following(pageParam, ORDER))
      return unwrap(await rows.order('since').order('id').limit(A_PAGE))
    },
    getNextPageParam: (page) => placeAfter(page, A_PAGE, ({ since }) => since),
    select: ({ pages }) => pages.flat(),
  })
}
