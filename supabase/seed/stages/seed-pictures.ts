import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { inTransaction } from '#backend/db/transaction.ts'
import { itemId, personId } from '../demo-ids.ts'
import { insertRows } from '../insert-rows.ts'
import { allItems } from '../items/all-items.ts'
import type { SeedItem } from '../items/seed-item.ts'
import { itemPictures } from '../pictures/item-pictures.ts'
import { thumbhashOf } from '../pictures/thumbhash-of.ts'
import type { SeedDeps } from '../seed-deps.ts'
import { seedId } from '../seed-id.ts'
import { storePicture } from './keep-picture.ts'

interface Wanted {
  item: SeedItem
  position: number
  file: string
}

/** Adds every item's missing pictures, all in one transaction. */
export async function seedPictures(deps: SeedDeps): Promise<void> {
  const kept = await Promise.all((await missing(deps)).map((picture) => keep(deps, picture)))
  await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const objects = kept.map(({ object }) => object)
    await insertRows(tx, 'storage.objects', objects, 'on conflict (bucket_id, name) do nothing')
    const images = kept.map(({ image }) => image)
    await insertRows(tx, 'public.item_images', images, 'on conflict (id) do nothing')
  })
}

async function missing({ db }: SeedDeps): Promise<Wanted[]> {
  // A visitor of the demo may have deleted an item meanwhile: it needs no pictures.
  const { rows } = await db.pool.query<{ item_id: string; position: number | null }>(
    `select i.id as item_id, m.position
     from public.items i left join public.item_images m on m.item_id = i.id where i.id = any($1)`,
    [allItems.map(itemId)],
  )
  const there = new Set(rows.map((row) => `${row.item_id} ${row.position}`))
  const offered = new Set(rows.map((row) => row.item_id))
  return allItems
    .filter((item) => offered.has(itemId(item)))
    .flatMap((item) => itemPictures(item.key).map((file, position) => ({ item, position, file })))
    .filter(({ item, position }) => !there.has(`${itemId(item)} ${position}`))
}

async function keep({ objects, now }: SeedDeps, { item, position, file }: Wanted) {
  const owner = personId(item.owner)
  const name = `${owner}/${itemId(item)}/${position + 1}.webp`
  const bytes = await readFile(file)
  const { width, height } = await sharp(bytes).metadata()
  return {
    object: await storePicture(objects, bytes, { bucket: 'images', owner, name }, now()),
    image: {
      id: seedId('image', name),
      item_id: itemId(item),
      path: name,
      position,
      width,
      height,
      thumbhash: await thumbhashOf(bytes),
    },
  }
}
