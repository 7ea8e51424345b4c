import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

export interface RequestedCapture {
  bookingId: string
  /** More than 0. */
  cents: number
}

/**
 * Records what to capture of a payment for some bookings, once each. `totalCents` is what will be captured in all, once
 * that is known: then the rest is voided.
 */
export async function requestCaptures(
  tx: Transaction<Schema>,
  paymentId: string,
  captures: readonly RequestedCapture[],
  totalCents: number | null,
): Promise<void> {
  await sql`with ${requestedCaptures(paymentId, captures, totalCents)}`.execute(tx)
}

/** The end of the statement that does so, for a larger one to hold: it goes on after `with` and a comma. */
export const requestedCaptures = (
  paymentId: string,
  captures: readonly RequestedCapture[],
  totalCents: number | null,
): RawBuilder<unknown> => sql`
  requested as (
    insert into public.captures (payment_id, booking_id, amount_cents)
    select ${paymentId}::uuid, "bookingId", cents
    from jsonb_to_recordset(${JSON.stringify(captures)}::jsonb) as c ("bookingId" uuid, cents bigint)
  )
  update public.payments set capture_cents = ${totalCents}::bigint
  where id = ${paymentId}::uuid and capture_cents is null and ${totalCents}::bigint is not null`
