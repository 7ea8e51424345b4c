import type { StaffCase } from '#contract/staff-case.ts'

/** Where a case is decided: those about an item on its page, with all others about it. */
export const caseAddress = (
  { id, subject, item_id }: Pick<StaffCase, 'id' | 'subject' | 'item_id'>,
  search: string,
): string => (subject === 'item' ? `/admin/listings/${item_id}` : `/admin/cases/${id}${search}`)
