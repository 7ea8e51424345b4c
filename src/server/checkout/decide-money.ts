import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { isPaymentOpen, type OrderPayment } from './load-payment.ts'

export interface DecidedMoney extends OrderPayment {
  /** Written down and not carried out yet. */
  captures: { id: string; bookingId: string; part: string; amountCents: number }[]
  /** Whether nothing more will be captured, so that the rest is let go. */
  isFinal: boolean
}

/**
 * Writes down what is captured for each booking of an order that is answered, once, in the caller's transaction;
 * what is given back of a booking afterwards is a refund. An order that was given up captures nothing. Answers
 * nothing while the order is open or when its money is done. The caller has locked the person's checkout.
 */
export async function decideMoney(
  tx: Transaction<Schema>,
  order: OrderPayment,
): Promise<DecidedMoney | undefined> {
  if (order.orderStatus === 'pending' || !isPaymentOpen(order)) return
  const bookings = order.orderStatus === 'paid' ? await loadBookings(tx, order) : []
  const answered = bookings.filter(({ status }) => status !== 'requested').map(decideCapture)
  const isFinal = answered.length === bookings.length
  const fresh = answered.filter(({ isNew }) => isNew)
  const totalCents = isFinal ? answered.reduce((sum, { cents }) => sum + cents, 0) : null
  if (fresh.length > 0 || (isFinal && order.captureCents === null)) {
    await writeDown(tx, order, fresh, totalCents)
  }
  const captures = answered
    .filter(({ isToBeCarriedOut }) => isToBeCarriedOut)
    .map(({ id, bookingId, part, amountCents }) => ({ id, bookingId, part, amountCents }))
  return { ...order, captures, isFinal }
}

type Booking = Awaited<ReturnType<typeof loadBookings>>[number]

const loadBookings = (tx: Transaction<Schema>, { orderId, paymentId }: OrderPayment) =>
  tx
    .selectFrom('bookings')
    .leftJoin('captures', (join) =>
      join
        .onRef('captures.booking_id', '=', 'bookings.id')
        .on('captures.payment_id', '=', paymentId)
        .on('captures.status', '=', 'requested'),
    )
    .select(['bookings.id', 'bookings.status', 'due_cents', 'refund_cents', 'captured_cents'])
    // A part of a rental's payment is a line of its order: that is known before there are bookings.
    .select([
      'bookings.order_line_id as part',
      'captures.id as captureId',
      'captures.amount_cents as captureCents',
    ])
    .where('bookings.order_id', '=', orderId)
    .orderBy('bookings.id')
    // An answer to a request that is being given at this moment is waited for.
    .forUpdate('bookings')
    .execute()

/** What of an answered booking is captured: what was decided before, or else what the renter pays of it after all. */
function decideCapture({ id: bookingId, part, captureId, ...booking }: Booking) {
  const isNew = booking.captured_cents === null
  const cents = booking.captured_cents ?? (booking.due_cents ?? 0) - booking.refund_cents
  const isToBeCarriedOut = isNew ? cents > 0 : captureId !== null
  const amountCents = booking.captureCents ?? cents
  return { id: captureId ?? randomUUID(), bookingId, part, cents, amountCents, isNew, isToBeCarriedOut }
}

async function writeDown(
  tx: Transaction<Schema>,
  { paymentId }: OrderPayment,
  captures: ReturnType<typeof decideCapture>[],
  totalCents: number | null,
): Promise<void> {
  await sql`
    with decided as (
      select * from jsonb_to_recordset(${JSON.stringify(captures)}::jsonb) as d (id uuid, "bookingId" uuid, cents bigint)
    ), noted as (
      update public.bookings b set captured_cents = d.cents from decided d where b.id = d."bookingId"
    ), requested as (
      insert into public.captures (id, payment_id, booking_id, amount_cents)
      select id, ${paymentId}::uuid, "bookingId", cents from decided where cents > 0
    )
    update public.payments set capture_cents = ${totalCents}::bigint
    where id = ${paymentId}::uuid and capture_cents is null and ${totalCents}::bigint is not null`.execute(tx)
}
