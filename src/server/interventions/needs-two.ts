import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type AdjustmentKind, COUNTED_MS } from '#domain/money/adjustment.ts'
import { needsTwoPeople } from '#domain/payout/payout-rules.ts'

export interface CountedAdjustment {
  bookingId: string
  /** Who gets the money, or gives a commission back. */
  personId: string
  cents: number
  now: Date
}

/** Whom an adjustment is about: who gets the money, or gives a commission back. */
export const personOf = (
  { kind, affiliateId }: { kind: AdjustmentKind; affiliateId: string | null },
  { renter_id, owner_id }: { renter_id: string; owner_id: string },
) => affiliateId ?? (kind === 'credit' || kind === 'deposit_capture' ? owner_id : renter_id)

/**
 * Whether two people decide on an adjustment: with everything that was moved of the same booking, and of the same person
 * within a day, so that several just below the limit do not pass with one.
 */
export async function needsTwo(
  tx: Transaction<Schema>,
  { bookingId, personId, cents, now }: CountedAdjustment,
  fromCents: number,
): Promise<boolean> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(a.amount_cents), 0)::bigint as cents
    from public.adjustments a join public.bookings b on b.id = a.booking_id
    where a.status <> 'rejected' and (a.booking_id = ${bookingId}
      or a.created_at > ${new Date(now.getTime() - COUNTED_MS).toISOString()}::timestamptz
        and coalesce(a.affiliate_id,
          case when a.kind in ('credit', 'deposit_capture') then b.owner_id else b.renter_id end) = ${personId})`.execute(
    tx,
  )
  return needsTwoPeople(Number(rows[0]!.cents) + cents, fromCents)
}
