import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { firstStatus } from '#domain/booking/lifecycle.ts'
import { requestDeadline } from '#domain/booking/request-deadline.ts'
import type { Deps } from '#server/deps.ts'
import { noteMethod } from '#server/payments/note-method.ts'
import { planDeposit } from '#server/payments/plan-deposit.ts'
import type { ProviderPayment } from '#server/payments/provider.ts'
import { abandonOrders } from './abandon-orders.ts'
import type { OrderPayment } from './load-payment.ts'
import { mailBooked } from './mail-booked.ts'
import { mailDatesGone } from './mail-dates-gone.ts'

/**
 * Makes the bookings of an order whose payment is authorised and hands them the calendar of its holds, in the
 * caller's transaction. Where a hold lapsed and somebody else came first, or where an item was taken down meanwhile or
 * its owner is gone, nothing is booked and the money is to be let go.
 */
export async function bookOrder(
  tx: Transaction<Schema>,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  order: OrderPayment,
  payment: ProviderPayment,
): Promise<void> {
  const { orderId } = order
  const methodId = await noteMethod(tx, order, payment.method)
  await tx
    .updateTable('payments')
    .set({
      status: 'authorised',
      authorised_until: payment.authorisedUntil,
      failure_code: null,
      method_id: methodId,
    })
    .where('id', '=', order.paymentId)
    .execute()
  const lines = await loadLines(tx, orderId)
  await lockCalendars(tx, orderId)
  await releaseOwnHolds(tx, order)
  await sql`savepoint bookings`.execute(tx)
  const withdrawn = await withdrawnItems(tx, orderId)
  const gone: number[] = []
  for (const [index, line] of lines.entries()) {
    if (withdrawn.has(line.item_id) || !(await bookLine(tx, order, line, payment, now()))) gone.push(index)
  }
  if (gone.length === 0) {
    await tx.updateTable('orders').set({ status: 'paid' }).where('id', '=', orderId).execute()
    return mailBooked(tx, config.siteUrl, orderId)
  }
  await sql`rollback to savepoint bookings`.execute(tx)
  await tx
    .updateTable('orders')
    .set({ status: 'voided', status_reason: 'dates_gone' })
    .where('id', '=', orderId)
    .execute()
  await mailDatesGone(
    tx,
    config.siteUrl,
    order,
    gone.map((index) => lines[index]!.id),
    gone.some((index) => withdrawn.has(lines[index]!.item_id)),
  )
}

type Line = Awaited<ReturnType<typeof loadLines>>[number]

const loadLines = (tx: Transaction<Schema>, orderId: string) =>
  tx
    .selectFrom('order_lines')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .selectAll('order_lines')
    .select('items.owner_id')
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute()

/** All calendars in one order, as everybody takes them who needs several. */
async function lockCalendars(tx: Transaction<Schema>, orderId: string): Promise<void> {
  await sql`
    select public.lock_calendar(item_id)
    from (select distinct item_id from public.order_lines where order_id = ${orderId} order by 1) items
  `.execute(tx)
}

/** The items for which nobody would be there. Asked under the calendars' locks: their owner may just be leaving. */
async function withdrawnItems(tx: Transaction<Schema>, orderId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('items')
    .innerJoin('profiles', 'profiles.id', 'items.owner_id')
    .select('items.id')
    .where('items.id', 'in', (from) =>
      from.selectFrom('order_lines').select('item_id').where('order_id', '=', orderId),
    )
    .where((where) =>
      where.or([where('items.status', '=', 'removed'), where('profiles.is_blocked', '=', true)]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What the payer holds by now of these very items must not stand in the way of what they have paid for. */
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

async function bookLine(
  tx: Transaction<Schema>,
  { userId }: OrderPayment,
  line: Line,
  payment: ProviderPayment,
  now: Date,
): Promise<boolean> {
  const authorisedUntil = payment.authorisedUntil
    ? epochOf(payment.authorisedUntil)
    : Number.POSITIVE_INFINITY
  const deadline = requestDeadline(now.getTime(), epochOf(line.start_date), authorisedUntil)
  const { id } = await tx
    .insertInto('bookings')
    .values({
      order_line_id: line.id,
      order_id: line.order_id,
      item_id: line.item_id,
      renter_id: userId,
      owner_id: line.owner_id,
      status: firstStatus(line.is_instant),
      start_date: line.start_date,
      end_date: line.end_date,
      time_zone: line.time_zone,
      rental_type: line.rental_type,
      quantity: line.quantity,
      rental_cents: line.rental_cents,
      delivery_cents: line.delivery_cents,
      top_up_cents: line.top_up_cents,
      deposit_cents: line.deposit_cents,
      delivery_method: line.delivery_method,
      delivery_address: line.delivery_address,
      hub_id: line.hub_id,
      cancellation_policy: line.cancellation_policy,
      request_expires_at: line.is_instant ? null : new Date(deadline).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await planDeposit(tx, { bookingId: id, cents: line.deposit_cents, start: epochOf(line.start_date) })
  await tx.insertInto('booking_codes').values({ booking_id: id }).execute()
  const { rows } = await sql<{ booked: boolean }>`
    select public.book_calendar(${id}, ${line.reservation_id}) as booked`.execute(tx)
  return rows[0]!.booked
}
