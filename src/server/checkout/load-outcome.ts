import { type Kysely, sql } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { CompletedCheckout } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** Outcome of an order for the browser: its bookings, or why there are none. */
export async function loadOutcome(
  db: Kysely<Schema>,
  orderId: string,
): Promise<Result<CompletedCheckout, RefusalCode>> {
  const rows = await loadRows(db, orderId)
  const [order] = rows
  if (!order) throw new Error(`Order ${orderId} is gone`)
  if (order.status === 'voided') return refuse('DATES_GONE_PAYMENT_VOIDED')
  if (order.status_reason === 'replaced') return refuse('CHECKOUT_REPLACED')
  if (order.status === 'failed') return refuse('HOLD_EXPIRED')
  if (order.status === 'pending') {
    const holdExpiresAt = await holdEnd(db, orderId)
    const { failure_code, payment_status } = order
    if (failure_code) return refuse(failure_code as RefusalCode, { holdExpiresAt })
    const paymentStatus = payment_status === 'created' ? 'open' : payment_status
    return refuse('PAYMENT_PENDING', { paymentStatus, holdExpiresAt })
  }
  return ok({
    orderId,
    orderNumber: order.number,
    totalCents: order.total_cents,
    bookings: rows.flatMap(bookingOf),
  })
}

/** The order and its payment, once for each of its bookings; a single row while there are none. */
const loadRows = (db: Kysely<Schema>, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .leftJoin('bookings', 'bookings.order_line_id', 'order_lines.id')
    .select(['orders.number', 'orders.status', 'orders.status_reason', 'orders.total_cents'])
    .select(['payments.status as payment_status', 'payments.failure_code'])
    .select(['bookings.id as booking_id', 'bookings.number as booking_number', 'bookings.item_id'])
    .select(['bookings.status as booking_status', 'bookings.start_date', 'bookings.end_date'])
    .select(['bookings.due_cents as booking_cents', 'bookings.request_expires_at'])
    .where('orders.id', '=', orderId)
    .orderBy('order_lines.position')
    .execute()

type Row = Awaited<ReturnType<typeof loadRows>>[number]

function bookingOf(row: Row): CompletedCheckout['bookings'] {
  if (row.booking_id === null) return []
  return [
    {
      id: row.booking_id,
      number: row.booking_number ?? 0,
      itemId: row.item_id!,
      status: row.booking_status as BookingStatus,
      startDate: isoOf(row.start_date!),
      endDate: isoOf(row.end_date!),
      totalCents: row.booking_cents ?? 0,
      requestExpiresAt: row.request_expires_at && isoOf(row.request_expires_at),
    },
  ]
}

async function holdEnd(db: Kysely<Schema>, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ ends: string | null }>`
    select min(r.expires_at) as ends
    from public.order_lines l left join public.reservations r on r.id = l.reservation_id and r.expires_at > now()
    where l.order_id = ${orderId} having count(*) = count(r.id)`.execute(db)
  return rows[0]?.ends ? isoOf(rows[0].ends) : null
}
