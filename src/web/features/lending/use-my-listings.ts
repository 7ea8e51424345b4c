import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ListingPlace } from '#contract/my-listings.ts'
import { useLive } from '../../lib/live/use-live.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { ListingCriteria } from './use-listing-criteria.ts'

const PAGE = 20

/** The signed-in person's listings and drafts that fit, a page at a time; again with each of their rentals' steps. */
export function useMyListings({ words, state, sort }: ListingCriteria) {
  const user = useUser()
  const queryKey = ['my-listings', user?.id, words, state, sort]
  useLive(user && { table: 'bookings', column: 'owner_id', value: user.id }, queryKey)
  return useInfiniteQuery({
    queryKey,
    enabled: Boolean(user),
    placeholderData: keepPreviousData,
    initialPageParam: null as ListingPlace | null,
    queryFn: async ({ pageParam }) => {
      const { rpc } = await supabase()
      return unwrap(
        await rpc('my_listings', { words, state: state ?? null, sort, page_size: PAGE, after: pageParam }),
      )
    },
    getNextPageParam: ({ next }) => next,
  })
}
