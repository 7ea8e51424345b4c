import { listingOf } from '#contract/listing.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Draft } from './draft.ts'

export interface KeptPhoto {
  id: string
  path: string
  width: number
  height: number
  thumbhash: string | null
}

export interface LoadedListing {
  id: string
  status: ListingStatus
  draft: Draft
  photos: KeptPhoto[]
  /** Whether its words and photos are those of a change that waits for a moderator. */
  isWaiting: boolean
}

const COLUMNS = `id, status, unit_count, title, description, category_id, attributes, language, price_per_day_cents, price_per_hour_cents,
  weekend_price_cents, duration_discounts,
  deposit_cents, new_price_cents, min_hours, max_hours, notice_hours, buffer_minutes, is_instant, cancellation_policy, delivery_methods,
  neighbourhood, city, country,
  images:item_images(id, path, width, height, thumbhash),
  location:item_locations(address, latitude, longitude),
  revisions:item_revisions(title, description, language, category_id, attributes, images)`

/** An own item with all that its owner can change, as its owner last wanted it; null for one that is not there or is another owner's. */
export async function loadListing(ownerId: string, id: string): Promise<LoadedListing | null> {
  if (!isUuid(id)) return null
  const { from } = await supabase()
  const answer = await from('items')
    .select(COLUMNS)
    .eq('id', id)
    .eq('owner_id', ownerId)
    .neq('status', 'removed')
    .order('position', { referencedTable: 'images' })
    .eq('revisions.status', 'pending')
    .maybeSingle()
  const row = unwrap(answer)
  if (!row) return null
  const { location, revisions } = row
  const [waiting] = revisions
  const facts = { photos: 0, hubs: 0, hasPlace: false, asked: [] }
  const {
    photos: _photos,
    hubs: _hubs,
    hasPlace: _hasPlace,
    asked: _asked,
    ...fields
  } = listingOf(
    { ...row, ...waiting },
    {
      ...facts,
      quantity: Math.max(row.unit_count, 1),
      address: location?.address ?? '',
    },
  )
  const place = location && { latitude: location.latitude, longitude: location.longitude }
  // A photo that only the change has is no row yet.
  const photos = waiting?.images.map((photo) => ({ ...photo, id: photo.path })) ?? row.images
  return { id, status: row.status, draft: { ...fields, place }, photos, isWaiting: waiting !== undefined }
}
