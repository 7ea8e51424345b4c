import type { QueryCreator } from 'kysely'
import type { Schema } from '#contract/schema.ts'

interface OrderToPay {
  orderId: string
  userId: string
  /** As in `payments.provider`. */
  provider: string
  cents: number
}

/** The statement that writes the payment of an order, which its provider does not know yet, for a larger one to hold. */
export const insertOrderPayment = (
  db: Pick<QueryCreator<Schema>, 'insertInto'>,
  { orderId, userId, provider, cents }: OrderToPay,
) =>
  db
    .insertInto('payments')
    .values({ order_id: orderId, user_id: userId, provider, amount_cents: cents, check_at: null })
