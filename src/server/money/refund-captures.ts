import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { requestRefund } from './request-refund.ts'

/** A booking's share of a payment, and how much of it can still go back; cents. */
export interface RefundableCapture {
  paymentId: string
  leftCents: number
}

/**
 * What was, or is to be, captured of a booking's price and not given back: extensions first, as each was paid by a payment
 * of its own, the latest before the others. Nothing of what is disputed, or was lost.
 */
export async function loadRefundable(
  tx: Transaction<Schema>,
  bookingId: string,
): Promise<RefundableCapture[]> {
  const { rows } = await sql<RefundableCapture>`
    select c.payment_id as "paymentId", (c.amount_cents - coalesce((
      select sum(r.amount_cents) from public.refunds r
      where r.payment_id = c.payment_id and r.booking_id = c.booking_id and r.status <> 'failed'), 0))::bigint as "leftCents"
    from public.captures c join public.payments p on p.id = c.payment_id
    where c.booking_id = ${bookingId} and p.purpose in ('rental', 'extension')
      and (c.status = 'captured' or p.purpose = 'rental')
      and not exists (select from public.disputes d
        where d.payment_id = c.payment_id and d.booking_id = c.booking_id and d.status <> 'won')
    order by p.purpose = 'rental', p.created_at desc
    for update of p`.execute(tx)
  return rows.filter(({ leftCents }) => leftCents > 0)
}

/** Sends so much of a booking's price back to its renter's card, as soon as the caller's transaction has committed. */
export async function refundCaptures(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'tasks'>,
  { bookingId, cents, reason }: { bookingId: string; cents: number; reason: string },
): Promise<void> {
  let rest = cents
  for (const { paymentId, leftCents } of await loadRefundable(tx, bookingId)) {
    const share = Math.min(rest, leftCents)
    if (share === 0) return
    await requestRefund(tx, deps, { paymentId, bookingId, cents: share, reason })
    rest -= share
  }
}
