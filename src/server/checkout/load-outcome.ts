import { sql, type Transaction } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { CompletedCheckout } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** What became of an order, as the browser is told: its bookings, or why there are none. */
export async function loadOutcome(
  tx: Transaction<Schema>,
  orderId: string,
): Promise<Result<CompletedCheckout, RefusalCode>> {
  const order = await tx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.number', 'orders.status', 'orders.status_reason', 'orders.total_cents'])
    .select(['payments.status as payment_status', 'payments.failure_code'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.status === 'voided') return refuse('DATES_GONE_PAYMENT_VOIDED')
  if (order.status_reason === 'replaced') return refuse('CHECKOUT_REPLACED')
  if (order.status === 'failed') return refuse('HOLD_EXPIRED')
  if (order.status === 'pending') {
    const holdExpiresAt = await holdEnd(tx, orderId)
    const { failure_code, payment_status } = order
    if (failure_code) return refuse(failure_code as RefusalCode, { holdExpiresAt })
    const paymentStatus = payment_status === 'created' ? 'open' : payment_status
    return refuse('PAYMENT_PENDING', { paymentStatus, holdExpiresAt })
  }
  return ok({
    orderId,
    orderNumber: order.number ?? 0,
    totalCents: order.total_cents,
    bookings: await loadBookings(tx, orderId),
  })
}

async function holdEnd(tx: Transaction<Schema>, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ ends: string | null }>`
    select min(r.expires_at) as ends
    from public.order_lines l left join public.reservations r on r.id = l.reservation_id and r.expires_at > now()
    where l.order_id = ${orderId} having count(*) = count(r.id)`.execute(tx)
  return rows[0]?.ends ? isoOf(rows[0].ends) : null
}

async function loadBookings(
  tx: Transaction<Schema>,
  orderId: string,
): Promise<CompletedCheckout['bookings']> {
  const rows = await tx
    .selectFrom('bookings')
    .innerJoin('order_lines', 'order_lines.id', 'bookings.order_line_id')
    .selectAll('bookings')
    .where('bookings.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number ?? 0,
    itemId: row.item_id,
    status: row.status as BookingStatus,
    startDate: isoOf(row.start_date),
    endDate: isoOf(row.end_date),
    totalCents: row.due_cents ?? 0,
    requestExpiresAt: row.request_expires_at && isoOf(row.request_expires_at),
  }))
}
