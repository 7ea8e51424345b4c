import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { OPEN_PAYMENT_STATUSES } from '#domain/money/payment-lifecycle.ts'
import { INTENTS } from './intents.ts'

export interface PlannedCapture {
  id: string
  /** The provider's name of the part: a line of the order, or the booking of a later payment. */
  part: string
  amountCents: number
}

/** What was decided about a payment and is not carried out yet. */
export interface Plan {
  paymentId: string
  /** None where the provider never heard of it. */
  intents: string[]
  captures: PlannedCapture[]
  /** Whether nothing more will be captured, so that the rest is voided. */
  isFinal: boolean
}

/** Reads what is to be done at the provider; nothing while the payment is undecided, unpaid or over. */
export async function loadPlan(tx: Transaction<Schema>, paymentId: string): Promise<Plan | undefined> {
  const rows = await tx
    .selectFrom('payments')
    .leftJoin('captures', (join) =>
      join.onRef('captures.payment_id', '=', 'payments.id').on('captures.status', '=', 'requested'),
    )
    .leftJoin('bookings', 'bookings.id', 'captures.booking_id')
    .select(['payments.status', 'payments.purpose', INTENTS.as('intents')])
    .select(['payments.capture_cents', 'captures.id', 'captures.amount_cents'])
    .select(['captures.booking_id', 'bookings.order_line_id'])
    .where('payments.id', '=', paymentId)
    .where('payments.status', 'in', [...OPEN_PAYMENT_STATUSES])
    .orderBy('captures.booking_id')
    .execute()
  const [payment] = rows
  if (!payment) return
  const captures = rows.flatMap(({ id, amount_cents, booking_id, order_line_id }) =>
    id === null
      ? []
      : [
          {
            id,
            amountCents: amount_cents!,
            part: payment.purpose === 'rental' ? order_line_id! : booking_id!,
          },
        ],
  )
  const isFinal = payment.capture_cents !== null
  // What is not authorised yet waits for its payer.
  if (captures.length > 0 ? payment.status !== 'authorised' : !isFinal) return
  return { paymentId, intents: payment.intents, captures, isFinal }
}
