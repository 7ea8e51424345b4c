import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { PaymentRow } from '#server/money/payment-row.ts'
import { requestedCaptures } from '#server/money/request-captures.ts'

/**
 * Decides, once and in the caller's transaction, what to capture for each booking of an order that was accepted or
 * refused; what is given back afterwards is a refund. Once the last one is answered, the total is decided, too. The
 * caller holds the lock on the person's checkout. False for an order without bookings.
 */
export async function decideMoney(tx: Transaction<Schema>, payment: PaymentRow): Promise<boolean> {
  const bookings = await loadBookings(tx, payment)
  const answered = bookings.filter(({ status }) => status !== 'requested').map(decideCapture)
  const isFinal = bookings.length > 0 && answered.length === bookings.length
  const fresh = answered.filter(({ isNew }) => isNew)
  const totalCents = isFinal ? answered.reduce((sum, { cents }) => sum + cents, 0) : null
  if (fresh.length > 0 || (isFinal && payment.capture_cents === null))
    await writeDown(tx, payment.id, fresh, totalCents)
  return bookings.length > 0
}

type Booking = Awaited<ReturnType<typeof loadBookings>>[number]

const loadBookings = (tx: Transaction<Schema>, { order_id }: PaymentRow) =>
  tx
    .selectFrom('bookings')
    .select(['id', 'status', 'due_cents', 'refund_cents', 'captured_cents'])
    .where('order_id', '=', order_id)
    .orderBy('id')
    // Waits for an accept or decline that is under way at this moment.
    .forUpdate()
    .execute()

/** The amount to capture for a decided booking: the recorded one, or else what the renter owes after a cancellation. */
function decideCapture({ id: bookingId, captured_cents, due_cents, refund_cents }: Booking) {
  return { bookingId, cents: captured_cents ?? due_cents - refund_cents, isNew: captured_cents === null }
}

async function writeDown(
  tx: Transaction<Schema>,
  paymentId: string,
  decided: ReturnType<typeof decideCapture>[],
  totalCents: number | null,
): Promise<void> {
  const ids = decided.map(({ bookingId }) => bookingId)
  const cents = decided.map((each) => each.cents)
  const captures = decided.filter(({ cents }) => cents > 0)
  await sql`
    with noted as (
      update public.bookings b set captured_cents = d.cents
      -- Of JSON the planner expects a hundred rows, for which it reads all bookings; of arrays few. It plans this once
      -- for any number of them, which it does not see in a subquery.
      from unnest((select ${ids}::uuid[]), (select ${cents}::bigint[])) as d (id, cents)
      where b.id = d.id
    ), ${requestedCaptures(paymentId, captures, totalCents)}`.execute(tx)
}
