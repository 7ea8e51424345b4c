import { useQuery } from '@tanstack/react-query'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface MyListing {
  id: string
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
}

const COLUMNS = `id, title, language, status, price_per_day_cents, neighbourhood, city, rating_sum, rating_count,
  booking_count, images:item_images(path, thumbhash), events:listing_events(transition, reason, message)`

/** The signed-in person's listings and drafts, last changed first. */
export function useMyListings() {
  const user = useUser()
  return useQuery({
    queryKey: ['my-listings', user?.id],
    enabled: Boolean(user),
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('items')
        .select(COLUMNS)
        .eq('owner_id', user!.id)
        .order('updated_at', { ascending: false })
        .order('position', { referencedTable: 'images' })
        .order('id', { referencedTable: 'events', ascending: false })
        .limit(1, { referencedTable: 'events' })
      return unwrap(answer)
    },
  })
}
