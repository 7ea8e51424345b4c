import { randomId } from '../../lib/random-id.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { savableRow } from './draft.ts'
import { loadListing } from './load-listing.ts'
import { createDraft, saveDraft } from './save-draft.ts'
import { savePhotos } from './save-photos.ts'

/** A draft with the words, terms, place and copies of the photos of an own item; its id, or null where the item is gone. */
export async function duplicateListing(ownerId: string, itemId: string): Promise<string | null> {
  const listing = await loadListing(ownerId, itemId)
  if (!listing) return null
  const { draft } = listing
  const id = await createDraft(ownerId, draft.language)
  await saveDraft(id, savableRow(draft, []), draft)
  const { storage } = await supabase()
  const photos = []
  // One after the other: they keep their order, and a slow line is not asked for ten at once.
  for (const photo of listing.photos) {
    const path = `${ownerId}/${randomId()}.jpg`
    unwrap(await storage.from('images').copy(photo.path, path))
    photos.push({ ...photo, id: randomId(), path })
  }
  await savePhotos(id, photos)
  return id
}
