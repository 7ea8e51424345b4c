import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { following, type Place } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface MyListing {
  id: string
  updated_at: string
  title: string
  language: string
  status: ListingStatus
  price_per_day_cents: number
  neighbourhood: string
  city: string
  rating_sum: number
  rating_count: number
  booking_count: number
  images: { path: string; thumbhash: string | null }[]
  /** The latest event of the listing. */
  events: { transition: string; reason: string | null; message: string | null }[]
  /** The change that waits for a moderator. */
  revisions: { id: string }[]
}

const COLUMNS = `id, updated_at, title, language, status, price_per_day_cents, neighbourhood, city, rating_sum, rating_count,
  booking_count, images:item_images(path, thumbhash), events:listing_events(transition, reason, message),
  revisions:item_revisions(id)`

const PAGE = 20

const NEWEST = { column: 'updated_at', ascending: false }

/** The signed-in person's listings and drafts, last changed first, a page at a time. */
export function useMyListings() {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['my-listings', user?.id],
    enabled: Boolean(user),
    initialPageParam: undefined as Place | undefined,
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      const own = from('items').select(COLUMNS).eq('owner_id', user!.id)
      const answer = await (pageParam ? own.or(following(pageParam, NEWEST)) : own)
        .order('updated_at', NEWEST)
        .order('id', NEWEST)
        .limit(PAGE)
        .order('position', { referencedTable: 'images' })
        .eq('revisions.status', 'pending')
        .is('events.revision_id', null)
        .order('id', { referencedTable: 'events', ascending: false })
        .limit(1, { referencedTable: 'events' })
      return unwrap(answer)
    },
    getNextPageParam: (page): Place | undefined => {
      const last = page.length === PAGE ? page.at(-1) : undefined
      return last && { value: last.updated_at, id: last.id }
    },
  })
}
