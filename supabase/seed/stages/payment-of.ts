import { seedCurrency } from '../countries/moved.ts'
import { orderId, personId } from '../demo-ids.ts'
import { seedId } from '../seed-id.ts'
import { dueCents, type PlannedBooking } from '../world/planned-booking.ts'
import { cardOf } from './card-of.ts'

const AUTHORISED_MS = 7 * 86_400_000

/** An order's payment: the product's rows, and the matching rows of the test provider. */
export interface PaymentRows {
  payment: Record<string, unknown>
  intent: Record<string, unknown>
  provider: Record<string, unknown>
  refund?: { row: Record<string, unknown>; provider: Record<string, unknown> }
}

/** The payment of an order whose bookings all have the same state: voided, authorised, captured or refunded. */
export function paymentOf(lines: PlannedBooking[]): PaymentRows {
  const [{ order, renter, status, createdAt, start }] = lines as [PlannedBooking]
  const amount = lines.reduce((sum, line) => sum + dueCents(line), 0)
  const id = seedId('payment', order)
  const providerId = providerPaymentId(order)
  const isTaken = status !== 'requested' && status !== 'declined'
  const isGivenBack = status === 'cancelled'
  const authorisedUntil = new Date(createdAt.getTime() + AUTHORISED_MS)
  const refunded = isGivenBack ? amount : 0
  const shared = {
    amount_cents: amount,
    currency: seedCurrency(),
    captured_cents: isTaken ? amount : 0,
    refunded_cents: refunded,
    created_at: createdAt,
  }
  return {
    payment: {
      id,
      purpose: 'rental',
      order_id: orderId(order),
      user_id: personId(renter),
      provider: 'test',
      status: productStatus(status),
      capture_cents: isTaken ? amount : status === 'declined' ? 0 : null,
      authorised_until: authorisedUntil,
      updated_at: createdAt,
      ...shared,
    },
    intent: { id: providerId, provider: 'test', payment_id: id, position: 1 },
    provider: {
      id: providerId,
      status: isTaken ? 'captured' : status === 'requested' ? 'authorised' : 'voided',
      card_brand: 'visa',
      card_last4: cardOf(renter).last4,
      authorised_until: status === 'requested' ? authorisedUntil : null,
      metadata: { order_id: orderId(order) },
      ...shared,
    },
    ...(isGivenBack && {
      refund: refundOf(
        lines[0]!,
        id,
        providerId,
        amount,
        new Date(Math.min(createdAt.getTime() + 3_600_000, start.getTime() - 60_000)),
      ),
    }),
  }
}

/** The test provider's id of an order's payment. */
export const providerPaymentId = (order: string): string =>
  `pay_test_${seedId('provider payment', order).replaceAll('-', '')}`

function productStatus(status: PlannedBooking['status']): string {
  if (status === 'requested') return 'authorised'
  if (status === 'declined') return 'voided'
  return status === 'cancelled' ? 'refunded' : 'captured'
}

function refundOf(booking: PlannedBooking, payment: string, providerId: string, cents: number, at: Date) {
  const id = `re_test_${seedId('refund', booking.order).replaceAll('-', '')}`
  return {
    row: {
      id: seedId('refund', booking.order),
      payment_id: payment,
      booking_id: seedId('booking', booking.key),
      provider_refund_id: id,
      amount_cents: cents,
      reason: 'cancelled',
      status: 'refunded',
      created_at: at,
    },
    provider: { id, payment_id: providerId, amount_cents: cents, created_at: at },
  }
}
