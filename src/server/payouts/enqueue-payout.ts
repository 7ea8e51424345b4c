import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'

/** The task that gives the bank an order, by name: the approval causes it, and it makes transitions itself. */
export const SEND_PAYOUT = 'send-payout'

/** Enqueues the order to pay a payout that was approved in this transaction. */
export const enqueuePayout = (tx: Transaction<Schema>, { tasks }: Deps, payoutId: string): Promise<void> =>
  tasks.enqueue(tx, SEND_PAYOUT, { payoutId }, { onceKey: payoutId })
