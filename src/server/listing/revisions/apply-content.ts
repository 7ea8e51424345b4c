import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { changedFields, type ListingContent } from '#domain/listing/revision.ts'
import { loadContent } from './load-content.ts'

const WORDS: readonly string[] = ['title', 'description', 'language']

/** Gives an item these words and pictures. Translations of other words go with them. */
export async function applyContent(
  tx: Transaction<Schema>,
  itemId: string,
  content: ListingContent,
): Promise<void> {
  const changed = changedFields(await loadContent(tx, itemId), content)
  const isRewritten = changed.some((field) => WORDS.includes(field))
  if (isRewritten || changed.includes('categoryId') || changed.includes('attributes')) {
    await tx
      .updateTable('items')
      .set({
        title: content.title,
        description: content.description,
        language: content.language,
        category_id: content.categoryId,
        attributes: JSON.stringify(content.attributes),
        ...(isRewritten && { translations: '{}' }),
      })
      .where('id', '=', itemId)
      .execute()
  }
  if (!changed.includes('photos')) return
  await tx.deleteFrom('item_images').where('item_id', '=', itemId).execute()
  await sql`
    insert into public.item_images (item_id, path, position, width, height, thumbhash)
    select ${itemId}, p.photo ->> 'path', p.position - 1, (p.photo ->> 'width')::integer,
      (p.photo ->> 'height')::integer, p.photo ->> 'thumbhash'
    from jsonb_array_elements(${JSON.stringify(content.photos)}::jsonb) with ordinality p (photo, position)`.execute(
    tx,
  )
}
