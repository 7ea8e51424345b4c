import { MAX_FEATURED } from '#domain/listing/featured.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** For loaders: the ids of the items that the back office features at the moment, in their order. */
export async function loadFeatured(api: ReturnType<typeof serverApi>): Promise<string[]> {
  const rows = unwrap(
    await api.from('featured_items').select('item_id').order('position').limit(MAX_FEATURED),
  )
  return rows.map(({ item_id }) => item_id)
}
