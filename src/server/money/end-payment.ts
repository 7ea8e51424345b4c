import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { payment as kind } from './payment.ts'
import type { PaymentRow } from './payment-row.ts'

/** Records that nothing more of a payment, which the caller has locked, will be captured. */
export async function endPayment(tx: Transaction<Schema>, deps: Deps, payment: PaymentRow): Promise<void> {
  const { id, captured_cents, refunded_cents } = payment
  const name = captured_cents > 0 ? 'capture' : 'void'
  const ended = await transition(tx, deps, kind, { id, name, actor: 'clock', locked: payment })
  if (ended.ok && captured_cents > 0 && refunded_cents === captured_cents)
    await transition(tx, deps, kind, { id, name: 'refund', actor: 'clock' })
}
