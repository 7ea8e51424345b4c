import { type Kysely, sql } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { INTENTS } from '#server/money/intents.ts'
import type { PaymentPart } from '#server/providers/provider.ts'

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
  /** What may be captured separately: the lines of the order. */
  parts: PaymentPart[]
  /** The provider's id of the payer, once it knows them. */
  customer: string | null
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
    .select(
      sql<PaymentPart[]>`(
        select coalesce(json_agg(json_build_object('key', l.id, 'amountCents', l.due_cents) order by l.position), '[]')
        from public.order_lines l where l.order_id = orders.id and l.due_cents > 0)`.as('parts'),
    )
    .select(
      sql<string | null>`(
        select c.provider_customer_id from public.payment_customers c
        where c.user_id = orders.user_id and c.provider = payments.provider)`.as('customer'),
    )
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row as OrderPayment | undefined
}
