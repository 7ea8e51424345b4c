import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { lockCheckout } from '#server/payments/lock-checkout.ts'
import type { LaterPurpose } from '#server/payments/write-later-payment.ts'

/** Outcome of a later payment, in the terms of `payments.status`. */
export type LaterOutcome = 'authorised' | 'requires_action' | 'failed' | 'captured' | 'voided'

/** A payment of one booking after its checkout, with what was decided about it. */
export interface LaterPaymentState {
  id: string
  purpose: LaterPurpose
  bookingId: string
  userId: string
  provider: string
  providerPaymentId: string | null
  /** The provider's id of the card that it is charged to. */
  providerMethodId: string | null
  status: string
  amountCents: number
  capturedCents: number
  /** Captured next; only while it was decided and not carried out. */
  capture: { id: string; amountCents: number } | null
  /** A deposit's authorisation that is no longer needed. */
  isToBeVoided: boolean
  /** A smaller authorisation of a deposit that is held already: the renter need not confirm it. */
  isReduction: boolean
}

/** Takes the renter's checkout, then reads a later payment of theirs; nothing where there is no such payment. */
export async function lockLaterPayment(
  tx: Transaction<Schema>,
  paymentId: string,
): Promise<LaterPaymentState | undefined> {
  const seen = await tx
    .selectFrom('payments')
    .select('user_id')
    .where('id', '=', paymentId)
    .where('purpose', '<>', 'rental')
    .executeTakeFirst()
  if (!seen) return
  await lockCheckout(tx, seen.user_id)
  const row = await tx
    .selectFrom('payments')
    .leftJoin('payment_methods', 'payment_methods.id', 'payments.method_id')
    .leftJoin('captures', (join) =>
      join.onRef('captures.payment_id', '=', 'payments.id').on('captures.status', '=', 'requested'),
    )
    .leftJoin('deposits', 'deposits.booking_id', 'payments.booking_id')
    .selectAll('payments')
    .select(['payment_methods.provider_method_id', 'captures.id as capture_id'])
    .select([
      'captures.amount_cents as to_capture_cents',
      'deposits.decision',
      'deposits.status as deposit_status',
    ])
    .leftJoin('payments as holding', 'holding.id', 'deposits.payment_id')
    .select(['deposits.payment_id as holding_id', 'holding.amount_cents as holding_cents'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const isHeldByOther = row.deposit_status === 'held' && row.holding_id !== row.id
  const isReduction = isHeldByOther && row.amount_cents < (row.holding_cents ?? 0)
  const isSuperseded =
    (row.status === 'authorised' && row.holding_id !== null && row.holding_id !== row.id) ||
    (isReduction && ['failed', 'requires_action'].includes(row.status))
  return {
    id: row.id,
    purpose: row.purpose as LaterPurpose,
    bookingId: row.booking_id!,
    userId: row.user_id,
    provider: row.provider,
    providerPaymentId: row.provider_payment_id,
    providerMethodId: row.provider_method_id,
    status: row.status,
    amountCents: row.amount_cents,
    capturedCents: row.captured_cents,
    capture: row.capture_id ? { id: row.capture_id, amountCents: row.to_capture_cents! } : null,
    isToBeVoided:
      row.purpose === 'deposit' && row.capture_id === null && (row.decision !== null || isSuperseded),
    isReduction: row.purpose === 'deposit' && isReduction,
  }
}
