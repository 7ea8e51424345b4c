import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type PaidBooking, postCapture } from '#server/ledger/post-capture.ts'
import { lockCheckout } from '#server/payments/lock-checkout.ts'
import type { ProviderPayment } from '#server/payments/provider.ts'
import { cancelUnpaidBookings } from './cancel-unpaid-bookings.ts'
import type { DecidedMoney } from './decide-money.ts'

/** Records, once, that the provider captured a booking's money, and posts it; `isAll` if no more of the payment will be. */
export async function recordCapture(
  tx: Transaction<Schema>,
  deps: Deps,
  money: DecidedMoney,
  { id, amountCents }: DecidedMoney['captures'][number],
  isAll: boolean,
): Promise<void> {
  await lockCheckout(tx, money.userId)
  const { rows } = await sql<PaidBooking>`
    with noted as (
      update public.captures set status = 'captured' where id = ${id} and status = 'requested' returning booking_id
    ), paid as (
      update public.payments set
        captured_cents = captured_cents + ${amountCents},
        status = case when ${isAll} and status in ('created', 'requires_action', 'authorised') then 'captured' else status end
      where id = ${money.paymentId} and exists (select from noted)
    )
    select b.id, b.renter_id, b.owner_id, b.status, b.due_cents, b.top_up_cents
    from noted join public.bookings b on b.id = noted.booking_id`.execute(tx)
  const [booking] = rows
  if (booking)
    await postCapture(tx, booking, { paymentId: money.paymentId, cents: amountCents, at: deps.now() })
  else if (isAll) await endPayment(tx, money.paymentId)
}

/**
 * Records that the authorisation ended before everything decided was captured, and cancels the unpaid bookings. A
 * payment whose state says otherwise is left to the next try.
 */
export async function recordLapse(
  tx: Transaction<Schema>,
  deps: Deps,
  money: DecidedMoney,
  payment: ProviderPayment,
): Promise<void> {
  await lockCheckout(tx, money.userId)
  if (payment.status !== 'voided' && payment.status !== 'captured') return
  await tx
    .updateTable('captures')
    .set({ status: 'failed' })
    .where('payment_id', '=', money.paymentId)
    .where('status', '=', 'requested')
    .execute()
  await cancelUnpaidBookings(tx, deps, money.orderId)
  await endPayment(tx, money.paymentId)
}

/** Records that nothing more of a payment will be captured. */
export async function recordEnd(
  tx: Transaction<Schema>,
  money: DecidedMoney,
  payment: ProviderPayment | undefined,
): Promise<void> {
  await lockCheckout(tx, money.userId)
  if (payment && payment.status !== 'captured' && payment.status !== 'voided') return
  await endPayment(tx, money.paymentId)
}

const endPayment = (tx: Transaction<Schema>, paymentId: string) =>
  tx
    .updateTable('payments')
    .set({
      status: sql`case when captured_cents = 0 then 'voided'
        when refunded_cents = captured_cents then 'refunded' else 'captured' end`,
    })
    .where('id', '=', paymentId)
    .where('status', 'in', ['created', 'requires_action', 'authorised'])
    .execute()
