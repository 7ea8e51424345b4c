import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { OPEN_CLAIM_STATUSES } from '#domain/claim/lifecycle.ts'

/** Whether a claim on this booking is not final yet; with `except`, one other than that. */
export async function hasOpenClaim(
  tx: Transaction<Schema>,
  bookingId: string,
  except?: string,
): Promise<boolean> {
  let open = tx
    .selectFrom('claims')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', 'in', [...OPEN_CLAIM_STATUSES])
  if (except) open = open.where('id', '<>', except)
  return (await open.limit(1).executeTakeFirst()) !== undefined
}
