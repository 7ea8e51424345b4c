import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface WaitingListing {
  id: string
  title: string
  language: string
  city: string
  price_per_day_cents: number
  /** When its lender sent it, first of one. */
  events: { at: string }[]
  owner: { name: string }
  images: { path: string; thumbhash: string | null }[]
}

const MAX_SHOWN = 100

const COLUMNS = `id, title, language, city, price_per_day_cents,
  events:listing_events(at), owner:profiles!items_owner_id_fkey(name), images:item_images(path, thumbhash)`

/** The listings that wait for a moderator, longest waiting first. */
export function useWaitingListings() {
  const user = useUser()
  return useQuery({
    queryKey: ['waiting-listings', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('items')
        .select(COLUMNS)
        .eq('status', 'pending_review')
        .order('updated_at')
        .order('position', { referencedTable: 'images' })
        .limit(1, { referencedTable: 'images' })
        .eq('events.transition', 'submit')
        .order('id', { referencedTable: 'events', ascending: false })
        .limit(1, { referencedTable: 'events' })
        .limit(MAX_SHOWN)
      const listings = unwrap(answer)
      return listings.toSorted((a, b) => sentAt(a) - sentAt(b))
    },
  })
}

const sentAt = ({ events: [submitted] }: WaitingListing) => (submitted ? Date.parse(submitted.at) : 0)
