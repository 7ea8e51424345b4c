import { inOrder } from '#domain/category/category.ts'
import type { CategoryInput } from './category-input.ts'

/** The columns that hold what an admin writes of a category. */
export const categoryColumns = (content: CategoryInput) => ({
  names: JSON.stringify(content.names),
  synonyms: JSON.stringify(content.synonyms),
  icon: content.icon,
  image_path: content.imagePath,
  suggested_deposit_cents: content.suggestedDepositCents,
  fee_percent: content.feePercent,
  checklist: inOrder(content.checklist),
  is_transport: content.isTransport,
})
