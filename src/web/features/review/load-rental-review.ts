import { isUuid } from '../../lib/is-uuid.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { RentalReview } from './rental-review.ts'

const COLUMNS = `id, status, start_date, end_date, time_zone, returned_at, renter_id, owner_id,
  item:items(id, title, language, translations, images:item_images(path, position)),
  owner:public_profiles!bookings_owner_id_fkey(first_name, avatar_path),
  renter:public_profiles!bookings_renter_id_fkey(first_name, avatar_path),
  events:booking_events(transition, at),
  reviews(id, kind, author_id, rating, text, tags, photos, language, reply, reply_language, replied_at, published_at, hidden_at)`

/** The rental with this id and its reviews, for its two people; null for others. */
export async function loadRentalReview(personId: string, id: string): Promise<RentalReview | null> {
  if (!isUuid(id)) return null
  const { from } = await supabase()
  const rental = await from('bookings')
    .select(COLUMNS)
    .eq('id', id)
    .or(`renter_id.eq.${personId},owner_id.eq.${personId}`)
    .order('position', { referencedTable: 'item.images' })
    .order('id', { referencedTable: 'events' })
    .order('kind', { referencedTable: 'reviews' })
    .maybeSingle()
  return unwrap(rental)
}
