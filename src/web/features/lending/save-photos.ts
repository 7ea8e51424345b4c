import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { KeptPhoto } from './load-listing.ts'

/** Keeps these photos of an item, in this order; the first one is its cover. One statement: no two share a place. */
export async function savePhotos(itemId: string, photos: readonly KeptPhoto[]): Promise<void> {
  if (photos.length === 0) return
  const { from } = await supabase()
  const rows = photos.map((photo, position) => ({ ...photo, item_id: itemId, position }))
  unwrap(await from('item_images').upsert(rows, { onConflict: 'id' }))
}

/** Takes a photo out of its item, then away: no item ever points to nothing. */
export async function removePhoto({ id, path }: { id: string; path: string }): Promise<void> {
  const { from, storage } = await supabase()
  unwrap(await from('item_images').delete().eq('id', id))
  unwrap(await storage.from('images').remove([path]))
}
