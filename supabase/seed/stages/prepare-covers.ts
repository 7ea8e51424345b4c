import { prepareRenditions } from '#backend/storage/images/prepare-renditions.ts'
import { itemId } from '../demo-ids.ts'
import { allItems } from '../items/all-items.ts'
import type { SeedDeps } from '../seed-deps.ts'

/** Makes every item's first picture in the sizes of the first pages, so that the first visitor need not wait. */
export async function prepareCovers(deps: SeedDeps, signal?: AbortSignal): Promise<void> {
  const { rows } = await deps.db.pool.query<{ version: string }>(
    `select o.version from public.item_images i
     join storage.objects o on o.bucket_id = 'images' and o.name = i.path
     where i.position = 0 and i.item_id = any($1) order by i.item_id`,
    [allItems.map(itemId)],
  )
  const versions = rows.map(({ version }) => version)
  await prepareRenditions(deps, versions, signal)
}
