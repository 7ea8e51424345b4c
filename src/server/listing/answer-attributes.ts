import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type AskedAttribute, type AttributeValues, answeredAttributes } from '#domain/category/attributes.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { ListingChange } from './change-input.ts'
import { loadAskedAttributes } from './load-asked-attributes.ts'

export interface AnsweredChange extends ListingChange {
  content: ListingChange['content'] & { attributes: AttributeValues }
}

/** A change with the item's attributes as they are to be, and what is asked in the category that it is to be in. */
export async function answerAttributes(
  tx: Transaction<Schema>,
  current: Pick<Listing, 'attributes'>,
  change: ListingChange,
): Promise<{ change: AnsweredChange; asked: AskedAttribute[] }> {
  const asked = await loadAskedAttributes(tx, change.content.categoryId)
  const answers = change.content.attributes ?? current.attributes
  const attributes = answeredAttributes(current.attributes, answers, asked)
  return { change: { ...change, content: { ...change.content, attributes } }, asked }
}
