import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Names a payment: by its own id, or by that of the order it is for. */
export type PaymentToSettle = { paymentId: string } | { orderId: string }

/**
 * Has the queue settle a payment as soon as the caller's transaction has committed, or at a later instant, and again
 * with growing pauses for as long as the payment may become another one.
 */
export const wakePayment = (
  tx: Transaction<Schema>,
  { tasks }: Pick<Deps, 'tasks'>,
  payment: PaymentToSettle,
  after?: Date,
): Promise<void> => tasks.enqueue(tx, 'settle-payment', payment, { ...(after && { after }) })
