import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { type LoadedPayment, loadOrderPayment, loadPayment } from '../load-payment.ts'
import { settle } from '../settle.ts'
import type { PaymentToSettle } from '../wake-payment.ts'

const MIN_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 3_600_000

/**
 * Finishes what a browser, a webhook or a killed process left undone: asks the provider about a payment that is
 * open, books what was authorised, captures what is confirmed, voids what was abandoned, and charges what is due
 * after the checkout. While it stays open it is looked at again after as long as it is old, between 30 s and an hour;
 * it is never given up, so a provider that does not answer is no failure of the task.
 */
export const settlePayment: Task<Deps, PaymentToSettle> = {
  name: 'settle-payment',
  async run(deps, which) {
    const payment = await load(deps, which)
    if (!payment || !mayGoOn(payment)) return
    try {
      await settle(deps, payment.id, payment)
    } catch (error) {
      deps.log.warn({ err: error, paymentId: payment.id }, 'payment could not be settled')
    }
    const left = await load(deps, which)
    if (!left || !mayGoOn(left)) return
    const now = deps.now().getTime()
    const age = now - new Date(left.created_at).getTime()
    const after = new Date(now + Math.min(Math.max(age, MIN_PAUSE_MS), MAX_PAUSE_MS))
    await deps.tasks.enqueue(deps.db.pool, 'settle-payment', which, { after })
  },
}

const load = ({ db }: Deps, which: PaymentToSettle) =>
  'orderId' in which ? loadOrderPayment(db.kysely, which.orderId) : loadPayment(db.kysely, which.paymentId)

/** Open, and not refused while its payer is away: what they do then wakes it. */
const mayGoOn = ({ status, capture_cents }: LoadedPayment): boolean =>
  ['created', 'requires_action', 'authorised'].includes(status) ||
  (status === 'failed' && capture_cents === 0)
