import type { Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import { TaskRefused } from '#backend/tasks/task.ts'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { INTENTS } from './intents.ts'
import { refund as kind } from './refund.ts'

/** Refunds captured money at the provider, once: the refund's id is the idempotency key. */
export async function payRefund(deps: Deps, id: string): Promise<void> {
  const refund = await inTransaction(deps.db, { as: 'service' }, (tx) => loadRefund(tx, id))
  if (refund?.status !== 'requested') return
  // Decided, but the capture itself is still under way: the next try comes after it.
  if (refund.capture_status === 'requested')
    throw new Error(`payment ${refund.payment_id} is not captured yet`)
  if (refund.capture_status === 'failed') return giveUp(deps, id)
  // The end of the dispute sends it, or gives it up.
  if (refund.is_disputed) return
  const sent = await deps.payments
    .refund(refund.intents, {
      part: refund.purpose === 'rental' ? refund.order_line_id : refund.booking_id,
      amountCents: refund.amount_cents,
      idempotencyKey: `refund:${id}`,
    })
    .catch((error: unknown) => {
      if (error instanceof PaymentProviderError && error.fault === 'bad_amount') {
        throw new TaskRefused(error.message, { cause: error })
      }
      throw error
    })
  await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const locked = await kind.lock(tx, id)
    if (locked?.status !== 'requested') return
    await tx.updateTable('refunds').set({ provider_refund_id: sent.id }).where('id', '=', id).execute()
    await transition(tx, deps, kind, { id, name: 'send', actor: 'clock', locked })
  })
}

const loadRefund = (tx: Transaction<Schema>, id: string) =>
  tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .innerJoin('captures', (join) =>
      join
        .onRef('captures.payment_id', '=', 'refunds.payment_id')
        .onRef('captures.booking_id', '=', 'refunds.booking_id'),
    )
    .select(['refunds.status', 'refunds.amount_cents', 'refunds.payment_id', 'refunds.booking_id'])
    .select([INTENTS.as('intents'), 'payments.purpose', 'bookings.order_line_id'])
    .select('captures.status as capture_status')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('disputes')
          .select('disputes.id')
          .whereRef('disputes.payment_id', '=', 'refunds.payment_id')
          .whereRef('disputes.booking_id', '=', 'refunds.booking_id')
          .where('disputes.status', '<>', 'won'),
      ).as('is_disputed'),
    )
    .where('refunds.id', '=', id)
    .executeTakeFirst()

/** Nothing was captured after all, so there is nothing to refund. */
const giveUp = (deps: Deps, id: string): Promise<void> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    await transition(tx, deps, kind, { id, name: 'fail', actor: 'clock' })
  })
