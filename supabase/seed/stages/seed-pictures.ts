import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { transactionAsOwner } from '#backend/db/transaction-as-owner.ts'
import { categories } from '../categories.ts'
import { itemId, personId } from '../demo-ids.ts'
import { insertRows } from '../insert-rows.ts'
import { allItems } from '../items/all-items.ts'
import type { SeedItem } from '../items/seed-item.ts'
import { itemPictures } from '../pictures/item-pictures.ts'
import { makePicture } from '../pictures/make-picture.ts'
import { thumbhashOf } from '../pictures/thumbhash-of.ts'
import type { SeedDeps } from '../seed-deps.ts'
import { seedId } from '../seed-id.ts'
import { isOutdoors } from '../world/is-outdoors.ts'
import { keepPicture } from './keep-picture.ts'

interface Wanted {
  item: SeedItem
  position: number
}

/** Pictures go into the database so many at a time: a killed process has lost no more than these. */
const BATCH = 6

/**
 * Makes the pictures at these positions of every item that lacks them, a few at once; those of one batch appear
 * together. Stops between batches when asked to.
 */
export async function seedPictures(deps: SeedDeps, positions: number[], signal?: AbortSignal): Promise<void> {
  const wanted = await missing(deps, positions)
  for (let at = 0; at < wanted.length && !signal?.aborted; at += BATCH) {
    const made = await Promise.all(wanted.slice(at, at + BATCH).map((picture) => make(deps, picture)))
    await transactionAsOwner(deps.db, async (client) => {
      const objects = made.map(({ object }) => object)
      await insertRows(client, 'storage.objects', objects, 'on conflict (bucket_id, name) do nothing')
      const images = made.map(({ image }) => image)
      await insertRows(client, 'public.item_images', images, 'on conflict (id) do nothing')
    })
  }
}

async function missing({ db }: SeedDeps, positions: number[]): Promise<Wanted[]> {
  // Somebody may have deleted an item since: it needs no pictures.
  const { rows } = await db.pool.query<{ item_id: string; position: number | null }>(
    `select i.id as item_id, m.position
     from public.items i left join public.item_images m on m.item_id = i.id where i.id = any($1)`,
    [allItems.map(itemId)],
  )
  const there = new Set(rows.map((row) => `${row.item_id} ${row.position}`))
  const offered = new Set(rows.map((row) => row.item_id))
  return positions
    .flatMap((position) => allItems.map((item) => ({ item, position })))
    .filter(({ item }) => offered.has(itemId(item)))
    .filter(({ item, position }) => position < (itemPictures(item.key).length || 3))
    .filter(({ item, position }) => !there.has(`${itemId(item)} ${position}`))
}

async function make({ objects, now }: SeedDeps, { item, position }: Wanted) {
  const owner = personId(item.owner)
  const name = `${owner}/${itemId(item)}/${position + 1}.webp`
  const file = itemPictures(item.key)[position]
  const bytes = file ? await readFile(file) : await drawn(item, position)
  const { width, height } = await sharp(bytes).metadata()
  return {
    object: await keepPicture(objects, bytes, { bucket: 'images', owner, name }, now()),
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

/** For an item that has no picture of its own yet. */
const drawn = (item: SeedItem, position: number) =>
  makePicture({
    emoji: item.emoji,
    accents: item.accents,
    tint: categories.find(({ slug }) => slug === item.category)!.tint,
    scene: position,
    seed: allItems.indexOf(item),
    outdoors: isOutdoors(item),
  })
