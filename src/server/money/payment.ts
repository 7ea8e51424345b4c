import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { PAYMENT_LIFECYCLE } from '#domain/money/payment-lifecycle.ts'
import { type Kind, type StepContext, step } from '#server/lifecycle/lifecycle.ts'
import { tellFollowers } from './follower.ts'
import { insertMethod } from './insert-method.ts'
import { lockPayment } from './load-payment.ts'
import { moneyEvents } from './money-events.ts'
import type { PaymentRow } from './payment-row.ts'

const telling = (name: string, event: 'unanswered' | 'authorised' | 'voided') =>
  step<PaymentRow>()({
    name,
    effects: (context: StepContext, row) => tellFollowers(context, event, row).then(() => undefined),
  })

/** Payments as the lifecycle knows them. Their steps are what a provider says, so no person makes one. */
export const payment: Kind<PaymentRow> = {
  noun: 'payment',
  lifecycle: PAYMENT_LIFECYCLE,
  steps: [
    telling('challenge', 'unanswered'),
    telling('refuse', 'unanswered'),
    telling('authorise', 'authorised'),
    telling('void', 'voided'),
  ],
  lock: lockPayment,
  rolesOf: () => [],
  save: (tx, row, status) => savePayment(tx, { ...row, status, version: row.version + 1 }),
  ...moneyEvents('payment'),
}

/** Writes a payment's state with what its provider says beside it, and the card that it was accepted with. */
export async function savePayment(tx: Transaction<Schema>, payment: PaymentRow): Promise<void> {
  const { id, status, version, failure_code, authorised_until, method } = payment
  const changed = { status, version, failure_code, authorised_until }
  if (!method) {
    await tx.updateTable('payments').set(changed).where('id', '=', id).execute()
    return
  }
  await tx
    .with('card', (db) => insertMethod(db, { userId: payment.user_id, provider: payment.provider }, method))
    .updateTable('payments')
    .set((to) => ({ ...changed, method_id: to.selectFrom('card').select('card.id') }))
    .where('payments.id', '=', id)
    .execute()
}
