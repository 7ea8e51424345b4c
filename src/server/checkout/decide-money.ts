import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { isPaymentOpen, type OrderPayment } from './load-payment.ts'

export interface DecidedMoney extends OrderPayment {
  /** Recorded and not captured yet. */
  captures: { id: string; bookingId: string; part: string; amountCents: number }[]
  /** Whether nothing more will be captured, so that the rest is voided. */
  isFinal: boolean
}

/**
 * Records, once and in the caller's transaction, what to capture for each booking that was accepted or refused; what
 * is given back afterwards is a refund. An abandoned order captures nothing. Answers nothing while the order is open
 * or once its payment is finished. The caller holds the lock on the person's checkout.
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
    // The parts of a payment are the order's lines, which are known before there are bookings.
    .select([
      'bookings.order_line_id as part',
      'captures.id as captureId',
      'captures.amount_cents as captureCents',
    ])
    .where('bookings.order_id', '=', orderId)
    .orderBy('bookings.id')
    // Waits for an accept or decline that is under way at this moment.
    .forUpdate('bookings')
    .execute()

/**
 * The amount to capture for a decided booking: the recorded one, or else what the renter still owes after a
 * cancellation.
 */
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
