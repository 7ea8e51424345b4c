import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { changedFields, type ListingContent } from '#domain/listing/revision.ts'
import { loadContent } from './load-content.ts'

/** Gives an item these words and pictures. Translations of other words go with them. */
export async function applyContent(
  tx: Transaction<Schema>,
  itemId: string,
  content: ListingContent,
): Promise<void> {
  const changed = changedFields(await loadContent(tx, itemId), content)
  const isRewritten = changed.some((field) => field !== 'categoryId' && field !== 'photos')
  if (isRewritten || changed.includes('categoryId')) {
    await tx
      .updateTable('items')
      .set({
        title: content.title,
        description: content.description,
        language: content.language,
        category_id: content.categoryId,
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
