import type { Living } from '#server/lifecycle/lifecycle.ts'
import type { ListingRow } from './listing-row.ts'

export interface RevisionRow extends Living {
  item_id: string
  /** The listing that it is of, which is locked as well. */
  item: ListingRow
}
