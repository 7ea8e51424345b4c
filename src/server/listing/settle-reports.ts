import { settleCases } from '#server/cases/settle-cases.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { answerOnItem } from './item-cases.ts'
import type { ListingRow } from './listing-row.ts'

/**
 * Closes every open case about a listing with what was decided on it, and writes to those who reported; a lender is told
 * of a restored listing already. Cases about an admin's own listing stay open for a colleague, whatever that
 * admin does with the listing.
 */
export async function settleReports(
  context: StepContext,
  { id, title, owner_id: ownerId }: ListingRow,
  status: 'changed' | 'removed' | 'restored',
): Promise<void> {
  if (ownerId === context.userId) return
  await settleCases(context, {
    subject: 'item',
    id,
    status,
    which: 'all',
    answer: (isAppeal) => (status === 'restored' ? undefined : answerOnItem(title, status, isAppeal)),
  })
}
