import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { AttributeValues } from '#domain/category/attributes.ts'
import type { ListingContent, ListingPhoto } from '#domain/listing/revision.ts'

/** The words and pictures that an item has now. */
export async function loadContent(tx: Transaction<Schema>, itemId: string): Promise<ListingContent> {
  const item = await tx
    .selectFrom('items')
    .select(['title', 'description', 'language', 'category_id', 'attributes'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  const photos = await tx
    .selectFrom('item_images')
    .select(['path', 'width', 'height', 'thumbhash'])
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute()
  return { ...wordsOf(item), photos }
}

export interface Revision {
  id: string
  content: ListingContent
}

/** The words and pictures of a revision. */
export const loadRevision = async (tx: Transaction<Schema>, id: string): Promise<Revision> =>
  revisionOf(await revisions(tx).where('id', '=', id).executeTakeFirstOrThrow())

/** The words and pictures of an item that wait for a moderator. */
export async function loadPending(tx: Transaction<Schema>, itemId: string): Promise<Revision | undefined> {
  const row = await revisions(tx)
    .where('item_id', '=', itemId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row && revisionOf(row)
}

const revisions = (tx: Transaction<Schema>) =>
  tx
    .selectFrom('item_revisions')
    .select(['id', 'title', 'description', 'language', 'category_id', 'attributes', 'images'])

const revisionOf = ({ id, images, ...words }: Words & { id: string; images: unknown }): Revision => ({
  id,
  content: { ...wordsOf(words), photos: images as ListingPhoto[] },
})

type Words = {
  title: string
  description: string
  language: string
  category_id: string | null
  attributes: unknown
}

const wordsOf = ({ title, description, language, category_id, attributes }: Words) => ({
  title,
  description,
  language,
  categoryId: category_id ?? '',
  attributes: attributes as AttributeValues,
})
