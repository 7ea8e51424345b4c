import type { Kysely } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { INTENTS } from '#server/money/intents.ts'

/** An order and its money, as this side knows them. */
export interface OrderPayment {
  orderId: string
  orderNumber: number
  userId: string
  orderStatus: 'pending' | 'paid' | 'failed' | 'voided'
  orderReason: string | null
  paymentId: string
  provider: string
  /** The provider's ids; none until it has been asked for the first time. */
  intents: string[]
  paymentStatus: 'created' | 'requires_action' | 'authorised' | 'captured' | 'voided' | 'refunded' | 'failed'
  amountCents: number
  /** ISO 4217. */
  currency: string
  captureCents: number | null
  createdAt: string
}

/** Reads an order with its payment; nothing if there is no such order. */
export async function loadPayment(db: Kysely<Schema>, orderId: string): Promise<OrderPayment | undefined> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id as orderId', 'orders.number as orderNumber', 'orders.user_id as userId'])
    .select(['orders.status as orderStatus', 'orders.status_reason as orderReason'])
    .select(['payments.id as paymentId', 'payments.provider', INTENTS.as('intents')])
    .select(['payments.status as paymentStatus', 'payments.amount_cents as amountCents', 'payments.currency'])
    .select(['payments.capture_cents as captureCents', 'payments.created_at as createdAt'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row as OrderPayment | undefined
}
