import { currentTerms } from '#domain/booking/booking-terms.ts'
import { requestDeadline } from '#domain/booking/request-deadline.ts'
import { cityOf, seedCurrency } from '../countries/moved.ts'
import { bookingId, hubId, itemId, orderId, personId, unitId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { seedId } from '../seed-id.ts'
import type { PlannedWorld } from '../world/plan-world.ts'
import { dueCents, type PlannedBooking } from '../world/planned-booking.ts'
import { paymentOf, providerPaymentId } from './payment-of.ts'

/** Inserts orders with their payments, bookings with their codes, and the calendar of every unit. */
export async function seedBookings(db: Queryable, { bookings, blocks }: PlannedWorld): Promise<void> {
  const orders = [...Map.groupBy(bookings, (booking) => booking.order).values()]
  const payments = orders.map(paymentOf)
  const refunds = payments.flatMap((payment) => payment.refund ?? [])
  await insertRows(db, 'public.orders', orders.map(order))
  await insertRows(
    db,
    'public.order_lines',
    orders.flatMap((lines) => lines.map(orderLine)),
  )
  await insertRows(db, 'public.bookings', bookings.map(row))
  await insertRows(
    db,
    'public.payments',
    payments.map(({ payment }) => payment),
  )
  await insertRows(
    db,
    'public.payment_intents',
    payments.map(({ intent }) => intent),
  )
  await insertRows(
    db,
    'payments_test.payments',
    payments.map(({ provider }) => provider),
  )
  const captured = bookings.filter(({ status }) => status !== 'requested' && status !== 'declined')
  await insertRows(db, 'public.captures', captured.map(capture))
  await insertRows(
    db,
    'public.refunds',
    refunds.map((refund) => refund.row),
  )
  await insertRows(db, 'payments_test.captures', captured.map(providerCapture))
  await insertRows(
    db,
    'payments_test.refunds',
    refunds.map((refund) => refund.provider),
  )
  await insertRows(
    db,
    'public.booking_codes',
    bookings.map(({ key }) => ({ booking_id: bookingId(key) })),
  )
  await insertRows(db, 'public.calendar_entries', bookings.flatMap(calendarEntries))
  // A trigger enters these into the calendar.
  await insertRows(
    db,
    'public.item_blocks',
    blocks.map(({ item, start, end, note }) => ({
      id: seedId('block', item.key),
      item_id: itemId(item),
      start_date: start,
      end_date: end,
      note,
      created_at: start,
    })),
  )
  await db.query(`
    update public.items i set booking_count = done.count
    from (select item_id, count(*) from public.bookings where status = 'completed' group by item_id) done
    where done.item_id = i.id`)
}

function order(lines: PlannedBooking[]) {
  const [first] = lines as [PlannedBooking]
  return {
    id: orderId(first.order),
    user_id: personId(first.renter),
    status: 'paid',
    total_cents: lines.reduce((sum, line) => sum + dueCents(line), 0),
    currency: seedCurrency(),
    created_at: first.createdAt,
    updated_at: first.createdAt,
  }
}

const shared = (booking: PlannedBooking) => ({
  order_id: orderId(booking.order),
  item_id: itemId(booking.item),
  start_date: booking.start,
  end_date: booking.end,
  time_zone: cityOf(booking.item.city).timeZone,
  quantity: booking.quantity,
  rental_type: booking.quote.type,
  rental_cents: booking.quote.rentalCents,
  delivery_cents: booking.quote.deliveryCents,
  top_up_cents: booking.topUpCents ?? 0,
  deposit_cents: booking.quote.depositCents,
  delivery_method: booking.delivery,
  delivery_address: booking.address,
  hub_id: booking.hub && hubId(booking.hub),
  cancellation_policy: booking.item.terms.cancellation,
  terms: currentTerms(booking.item.terms.cancellation),
})

const orderLine = (booking: PlannedBooking, position: number) => ({
  id: seedId('order line', booking.key),
  position,
  ...shared(booking),
  duration_units: booking.quote.units,
  unit_price_cents: booking.quote.unitPriceCents,
  price_divisor: booking.quote.priceDivisor,
  is_instant: booking.item.terms.instant,
})

const row = (booking: PlannedBooking) => ({
  id: bookingId(booking.key),
  order_line_id: seedId('order line', booking.key),
  renter_id: personId(booking.renter),
  owner_id: personId(booking.item.owner),
  status: booking.status,
  status_reason: booking.statusReason ?? null,
  ...shared(booking),
  request_expires_at: booking.status === 'requested' ? answerUntil(booking) : null,
  // A renter who never received the item pays nothing.
  refund_cents: ['declined', 'cancelled'].includes(booking.status) ? dueCents(booking) : 0,
  captured_cents: ['requested', 'declined'].includes(booking.status) ? null : dueCents(booking),
  returned_at: ['returned', 'disputed', 'completed'].includes(booking.status)
    ? (booking.returnedAt ?? booking.end)
    : null,
  created_at: booking.createdAt,
  updated_at: booking.createdAt,
})

const capture = (booking: PlannedBooking) => ({
  id: seedId('capture', booking.key),
  payment_id: seedId('payment', booking.order),
  booking_id: bookingId(booking.key),
  amount_cents: dueCents(booking),
  status: 'captured',
  created_at: booking.createdAt,
})

const providerCapture = (booking: PlannedBooking) => ({
  payment_id: providerPaymentId(booking.order),
  part: seedId('order line', booking.key),
  amount_cents: dueCents(booking),
  refunded_cents: booking.status === 'cancelled' ? dueCents(booking) : 0,
  created_at: booking.createdAt,
})

function answerUntil({ createdAt, start }: PlannedBooking): Date {
  const paidAt = createdAt.getTime()
  return new Date(requestDeadline(paidAt, start.getTime(), paidAt + 7 * 86_400_000))
}

function calendarEntries(booking: PlannedBooking) {
  const until = new Date(booking.end.getTime() + booking.item.terms.bufferMinutes * 60_000)
  return booking.units.map((label) => ({
    id: seedId('calendar entry', `${booking.key} ${label}`),
    unit_id: unitId(booking.item, label),
    item_id: itemId(booking.item),
    during: `[${booking.start.toISOString()},${until.toISOString()})`,
    booking_id: bookingId(booking.key),
  }))
}
