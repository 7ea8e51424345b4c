import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { terms } from '#domain/settings/terms.ts'

/**
 * Ends verified proofs of one step of a person whose row is locked, but for `except`; answers how many. Their documents
 * stay as long as a rental that relied on them may still be disputed, then the job of old proofs deletes them.
 */
export async function expireProofs(
  tx: Transaction<Schema>,
  { userId, step, except, before, reason, at }: ExpiredProofs,
): Promise<number> {
  const { rows } = await sql`
    update public.kyc_submissions k set
      status = 'expired', reason = ${reason},
      kept_until = greatest(${at}::timestamptz, (
        select max(b.end_date) + make_interval(days => ${terms.identityDays}) from public.bookings b
        where ${userId} in (b.renter_id, b.owner_id)
          and b.status not in ('declined', 'cancelled') and b.created_at >= k.decided_at
      ))
    where k.user_id = ${userId} and k.step = ${step} and k.status = 'verified'
      and k.id is distinct from ${except ?? null}::uuid
      and (${before ?? null}::date is null or k.valid_until < ${before ?? null}::date)
    returning k.id`.execute(tx)
  return rows.length
}

interface ExpiredProofs {
  userId: string
  step: string
  /** The proof that takes their place. */
  except?: string
  /** Only documents that ended before this day (`YYYY-MM-DD`). */
  before?: string
  reason: 'replaced' | 'expired-document'
  at: Date
}
