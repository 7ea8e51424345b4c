import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { firstStatus } from '#domain/booking/lifecycle.ts'
import { requestDeadline } from '#domain/booking/request-deadline.ts'
import { categoryFee } from '#domain/category/category-fee.ts'
import { terms } from '#domain/settings/terms.ts'
import type { Deps } from '#server/deps.ts'
import { giveUpPayments } from '#server/money/give-up-payments.ts'
import type { PaymentRow } from '#server/money/payment-row.ts'
import { planDeposits } from '#server/money/plan-deposits.ts'
import { abandonOrders } from './abandon-orders.ts'
import { mailBooked } from './mail-booked.ts'
import { mailNoLongerAvailable } from './mail-no-longer-available.ts'

/**
 * Makes the bookings of an order whose payment is authorised and hands them the calendar of its holds, in the
 * caller's transaction. If a hold lapsed and another renter took the dates, or if an item was taken down or its owner
 * left, nothing is booked and the payment is given up.
 */
export async function bookOrder(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'config' | 'now' | 'tasks'>,
  payment: PaymentRow,
): Promise<void> {
  const orderId = payment.order_id!
  // One after the other in one round trip.
  const [, released, lines] = await Promise.all([
    lockCalendars(tx, orderId),
    releaseOwnHolds(tx, payment),
    loadLines(tx, orderId),
  ])
  await abandonOrders(tx, deps, payment.user_id, 'replaced', { reservationIds: released, except: orderId })
  const order = {
    orderId,
    orderNumber: lines[0]!.order_number,
    userId: payment.user_id,
    amountCents: payment.amount_cents,
  }
  const offered = lines.filter((line) => !line.is_withdrawn)
  const [, booked] = await Promise.all([
    sql`savepoint bookings`.execute(tx),
    bookLines(tx, payment, offered, deps.now()),
  ])
  const gone = lines.filter((line) => !booked.has(line.id))
  if (gone.length === 0) {
    return mailBooked(tx, deps.config.siteUrl, order)
  }
  await sql`rollback to savepoint bookings`.execute(tx)
  await tx
    .updateTable('orders')
    .set({ status: 'voided', status_reason: 'dates_gone' })
    .where('id', '=', orderId)
    .execute()
  await giveUpPayments(tx, deps, (where) => where('id', '=', payment.id))
  const goneIds = gone.map(({ id }) => id)
  await mailNoLongerAvailable(tx, deps.config.siteUrl, order, goneIds, offered.length < lines.length)
}

type Line = Awaited<ReturnType<typeof loadLines>>[number]

/**
 * The lines of an order; a line is withdrawn if its item is taken down or its owner has left. Read under the
 * calendars' locks, because the owner may be leaving at this moment.
 */
const loadLines = (tx: Transaction<Schema>, orderId: string) =>
  tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .leftJoin('categories', 'categories.id', 'items.category_id')
    .leftJoin('categories as parents', 'parents.id', 'categories.parent_id')
    .innerJoin('profiles', 'profiles.id', 'items.owner_id')
    .select(['order_lines.id', 'order_lines.item_id', 'order_lines.reservation_id', 'items.owner_id'])
    .select(['start_date', 'end_date', 'order_lines.time_zone', 'rental_type', 'quantity'])
    .select(['rental_cents', 'delivery_cents', 'top_up_cents', 'replaces_booking_id'])
    .select(['order_lines.deposit_cents', 'orders.number as order_number'])
    .select([
      'order_lines.is_instant',
      'categories.fee_percent',
      'parents.fee_percent as parents_fee_percent',
    ])
    .select([
      'delivery_method',
      'delivery_address',
      'hub_id',
      'order_lines.cancellation_policy',
      'order_lines.terms',
    ])
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

/** Drops newer holds of the payer on the same items, which must not block what they have paid for, and answers their ids. */
async function releaseOwnHolds(
  tx: Transaction<Schema>,
  { order_id: orderId, user_id: userId }: PaymentRow,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from public.reservations r using public.order_lines l
    where l.order_id = ${orderId} and r.item_id = l.item_id and r.user_id = ${userId}
      and tstzrange(r.start_date, r.end_date, '[)') && tstzrange(l.start_date, l.end_date, '[)')
      and not exists (
        select from public.order_lines own where own.order_id = ${orderId} and own.reservation_id = r.id
      )
      and not exists (select from public.reservations kept where kept.id = l.reservation_id)
    returning r.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Inserts the bookings of an order, which is paid with them, their codes and deposits, and answers the ids of the lines that got their dates. */
async function bookLines(
  tx: Transaction<Schema>,
  payment: PaymentRow,
  lines: Line[],
  now: Date,
): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const bookings = lines.map((line) => bookingRow(line, payment, now))
  const made = sql`
    with made as (${tx.insertInto('bookings').values(bookings).returning('id')}),
    paid as (update public.orders set status = 'paid' where id = ${payment.order_id})
    insert into public.booking_codes (booking_id) select id from made`.execute(tx)
  const planned = planDeposits(tx, bookings)
  const taken = sql<{ id: string; is_booked: boolean }>`
    select l.id, public.book_calendar(b.id, l.reservation_id) as is_booked
    from public.order_lines l join public.bookings b on b.order_line_id = l.id
    where l.order_id = ${payment.order_id} order by l.position`.execute(tx)
  const [, , { rows }] = await Promise.all([made, planned, taken])
  return new Set(rows.filter((row) => row.is_booked).map(({ id }) => id))
}

function bookingRow(line: Line, payment: PaymentRow, now: Date) {
  const until = payment.authorised_until ? epochOf(payment.authorised_until) : Number.POSITIVE_INFINITY
  const deadline = requestDeadline(now.getTime(), epochOf(line.start_date), until)
  const {
    id: order_line_id,
    reservation_id,
    is_instant,
    is_withdrawn,
    order_number,
    fee_percent,
    parents_fee_percent,
    ...agreed
  } = line
  return {
    id: randomUUID(),
    ...agreed,
    fee_percent: categoryFee(fee_percent, parents_fee_percent),
    commission_percents: [...terms.commissionPercents],
    order_line_id,
    order_id: payment.order_id!,
    renter_id: payment.user_id,
    status: firstStatus(is_instant),
    request_expires_at: is_instant ? null : new Date(deadline).toISOString(),
  }
}
