import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { ListingContent } from '#domain/listing/revision.ts'

/** Records words and pictures of an item: for a moderator to judge, or as those that were approved until now. */
export async function insertRevision(
  tx: Transaction<Schema>,
  itemId: string,
  content: ListingContent,
  { status, at }: { status: 'pending' | 'approved'; at: Date },
): Promise<void> {
  await tx
    .insertInto('item_revisions')
    .values({
      item_id: itemId,
      status,
      title: content.title,
      description: content.description,
      language: content.language,
      category_id: content.categoryId,
      attributes: JSON.stringify(content.attributes),
      images: JSON.stringify(content.photos),
      created_at: at.toISOString(),
      decided_at: status === 'pending' ? null : at.toISOString(),
    })
    .execute()
}
