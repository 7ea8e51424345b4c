import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { firstStatus } from '#domain/booking/lifecycle.ts'
import { requestDeadline } from '#domain/booking/request-deadline.ts'
import { depositDueAt } from '#domain/deposit/due-at.ts'
import { terms } from '#domain/settings/terms.ts'
import type { Deps } from '#server/deps.ts'
import { insertMethod } from '#server/payments/note-method.ts'
import type { ProviderPayment } from '#server/payments/provider.ts'
import { abandonOrders } from './abandon-orders.ts'
import type { OrderPayment } from './load-payment.ts'
import { mailBooked } from './mail-booked.ts'
import { mailNoLongerAvailable } from './mail-no-longer-available.ts'

/**
 * Makes the bookings of an order whose payment is authorised and hands them the calendar of its holds, in the
 * caller's transaction. If a hold lapsed and another renter took the dates, or if an item was taken down or its owner
 * left, nothing is booked and the payment is to be voided. Answers the order as it is then.
 */
export async function bookOrder(
  tx: Transaction<Schema>,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  order: OrderPayment,
  payment: ProviderPayment,
): Promise<OrderPayment> {
  const { orderId } = order
  await noteAuthorised(tx, order, payment)
  await lockCalendars(tx, orderId)
  await releaseOwnHolds(tx, order)
  const lines = await loadLines(tx, orderId)
  const offered = lines.filter((line) => !line.is_withdrawn)
  await sql`savepoint bookings`.execute(tx)
  const booked = await bookLines(tx, order, offered, payment, now())
  const gone = lines.filter((line) => !booked.has(line.id))
  if (gone.length === 0) {
    await tx.updateTable('orders').set({ status: 'paid' }).where('id', '=', orderId).execute()
    await mailBooked(tx, config.siteUrl, order)
    return { ...order, orderStatus: 'paid', paymentStatus: 'authorised' }
  }
  await sql`rollback to savepoint bookings`.execute(tx)
  await tx
    .updateTable('orders')
    .set({ status: 'voided', status_reason: 'dates_gone' })
    .where('id', '=', orderId)
    .execute()
  const goneIds = gone.map(({ id }) => id)
  await mailNoLongerAvailable(tx, config.siteUrl, order, goneIds, offered.length < lines.length)
  return { ...order, orderStatus: 'voided', paymentStatus: 'authorised' }
}

/** Records that the money is authorised, and on which card. */
async function noteAuthorised(
  tx: Transaction<Schema>,
  order: OrderPayment,
  { authorisedUntil, method }: ProviderPayment,
): Promise<void> {
  const authorised = { status: 'authorised', authorised_until: authorisedUntil, failure_code: null }
  if (!method) {
    await tx
      .updateTable('payments')
      .set({ ...authorised, method_id: null })
      .where('id', '=', order.paymentId)
      .execute()
    return
  }
  await tx
    .with('card', (db) => insertMethod(db, order, method))
    .updateTable('payments')
    .set((to) => ({ ...authorised, method_id: to.selectFrom('card').select('card.id') }))
    .where('payments.id', '=', order.paymentId)
    .execute()
}

type Line = Awaited<ReturnType<typeof loadLines>>[number]

/**
 * The lines of an order; a line is withdrawn if its item is taken down or its owner has left. Read under the
 * calendars' locks, because the owner may be leaving at this moment.
 */
const loadLines = (tx: Transaction<Schema>, orderId: string) =>
  tx
    .selectFrom('order_lines')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .innerJoin('profiles', 'profiles.id', 'items.owner_id')
    .select(['order_lines.id', 'order_lines.item_id', 'order_lines.reservation_id', 'items.owner_id'])
    .select(['start_date', 'end_date', 'order_lines.time_zone', 'rental_type', 'quantity'])
    .select(['rental_cents', 'delivery_cents', 'top_up_cents', 'replaces_booking_id'])
    .select('order_lines.deposit_cents')
    .select(['order_lines.is_instant'])
    .select(['delivery_method', 'delivery_address', 'hub_id', 'order_lines.cancellation_policy'])
    .select(({ or, eb }) =>
      or([eb('items.status', '=', 'removed'), eb('profiles.is_blocked', '=', true)]).as('is_withdrawn'),
    )
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute()

/** Locks the calendars of all items in one order, as every transaction does that needs several. */
async function lockCalendars(tx: Transaction<Schema>, orderId: string): Promise<void> {
  await sql`
    select public.lock_calendar(item_id)
    from (select distinct item_id from public.order_lines where order_id = ${orderId} order by 1) items
  `.execute(tx)
}

/** Drops newer holds of the payer on the same items, which must not block what they have paid for. */
async function releaseOwnHolds(tx: Transaction<Schema>, { orderId, userId }: OrderPayment): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from public.reservations r using public.order_lines l
    where l.order_id = ${orderId} and r.item_id = l.item_id and r.user_id = ${userId}
      and tstzrange(r.start_date, r.end_date, '[)') && tstzrange(l.start_date, l.end_date, '[)')
      and not exists (
        select from public.order_lines own where own.order_id = ${orderId} and own.reservation_id = r.id
      )
      and not exists (select from public.reservations kept where kept.id = l.reservation_id)
    returning r.id`.execute(tx)
  const reservationIds = rows.map(({ id }) => id)
  await abandonOrders(tx, userId, 'replaced', { reservationIds, except: orderId })
}

/** Inserts the bookings with their codes and deposits, and answers the ids of the lines that got their dates. */
async function bookLines(
  tx: Transaction<Schema>,
  order: OrderPayment,
  lines: Line[],
  payment: ProviderPayment,
  now: Date,
): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const bookings = lines.map((line) => bookingRow(order, line, payment, now))
  const deposits = bookings
    .filter((booking) => booking.deposit_cents > 0)
    .map(({ id, deposit_cents, start_date }) => ({
      id,
      cents: deposit_cents,
      // Reserved shortly before the rental starts.
      due_at: new Date(depositDueAt(epochOf(start_date))).toISOString(),
    }))
  await sql`
    with made as (${tx.insertInto('bookings').values(bookings).returning('id')}),
    planned as (
      insert into public.deposits (booking_id, amount_cents, due_at)
      select id, cents, due_at
      from jsonb_to_recordset(${JSON.stringify(deposits)}::jsonb) as d (id uuid, cents bigint, due_at timestamptz)
    )
    insert into public.booking_codes (booking_id) select id from made`.execute(tx)
  const { rows } = await sql<{ id: string; is_booked: boolean }>`
    select l.id, public.book_calendar(b.id, l.reservation_id) as is_booked
    from public.order_lines l join public.bookings b on b.order_line_id = l.id
    where l.order_id = ${order.orderId} order by l.position`.execute(tx)
  return new Set(rows.filter((row) => row.is_booked).map(({ id }) => id))
}

function bookingRow(order: OrderPayment, line: Line, payment: ProviderPayment, now: Date) {
  const authorisedUntil = payment.authorisedUntil
    ? epochOf(payment.authorisedUntil)
    : Number.POSITIVE_INFINITY
  const deadline = requestDeadline(now.getTime(), epochOf(line.start_date), authorisedUntil)
  const { id: order_line_id, reservation_id, is_instant, is_withdrawn, ...agreed } = line
  return {
    id: randomUUID(),
    ...agreed,
    fee_percent: terms.feePercent,
    commission_percents: [...terms.commissionPercents],
    order_line_id,
    order_id: order.orderId,
    renter_id: order.userId,
    status: firstStatus(is_instant),
    request_expires_at: is_instant ? null : new Date(deadline).toISOString(),
  }
}
