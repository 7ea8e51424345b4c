import { inTransaction } from '#backend/db/transaction.ts'
import {
  OPEN_PAYMENT_STATUSES,
  PAYMENT_LIFECYCLE,
  type PaymentState,
} from '#domain/money/payment-lifecycle.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import type { ProviderPayment } from '#server/providers/provider.ts'
import { carryOut } from './carry-out.ts'
import { chargeAway } from './charge-away.ts'
import { factsOf, isNews } from './facts-of.ts'
import { failCaptures } from './fail-captures.ts'
import { tellFollowers } from './follower.ts'
import { type LoadedPayment, loadPayment, lockPayment } from './load-payment.ts'
import { loadPlan, type Plan } from './load-plan.ts'
import { payment as kind, savePayment } from './payment.ts'
import type { PaymentRow } from './payment-row.ts'
import { wakePayment } from './wake-payment.ts'

/**
 * Brings a payment to where it is at its provider, and its money to where it was decided to be: asks for its state, has
 * its followers do what follows from it, then captures or voids. Browser, webhook and clock all end here, in any order
 * and any number of times. Throws a `PaymentProviderError` where the provider cannot tell; a decision that could not be
 * carried out is tried again by the clock. `known` is the payment as it was just read.
 */
export async function settle(deps: Deps, paymentId: string, known?: LoadedPayment): Promise<void> {
  const payment = known ?? (await loadPayment(deps.db.kysely, paymentId))
  if (!payment || !isOpen(payment)) return
  const seen = await askProvider(deps, payment)
  const plan = await inTransaction(deps.db, { as: 'service' }, (tx) =>
    applyState({ tx, deps, now: deps.now() }, paymentId, seen),
  )
  if (!plan || payment.provider !== deps.payments.name) return
  try {
    await carryOut(deps, plan)
  } catch (error) {
    deps.log.warn({ err: error, paymentId }, 'payment could not be captured or voided')
  }
}

const isOpen = ({ status }: PaymentRow): boolean => OPEN_PAYMENT_STATUSES.includes(status as PaymentState)

/** A payment's state at its provider; nothing where it is not needed, or nobody can tell. */
async function askProvider(deps: Deps, payment: LoadedPayment): Promise<ProviderPayment | undefined> {
  if (payment.provider !== deps.payments.name) return
  const { purpose, status, intents } = payment
  if (intents.length === 0) return purpose === 'rental' ? undefined : chargeAway(deps, payment)
  // It was given up, or is decided on before its authorisation can have run out.
  if (payment.capture_cents === 0 || (purpose === 'rental' && status === 'authorised')) return
  return deps.payments.retrieve(intents)
}

type Context = Parameters<typeof tellFollowers>[0]

/** Applies what the provider says, and answers what is to be done there. */
async function applyState(
  context: Context,
  paymentId: string,
  seen: ProviderPayment | undefined,
): Promise<Plan | undefined> {
  const { tx, deps } = context
  // Another call may have got here first.
  const before = await lockPayment(tx, paymentId)
  if (!before || !isOpen(before)) return
  const payment = seen ? factsOf(before, seen) : before
  const name = seen && payment.capture_cents !== 0 ? stepOf(payment, seen) : undefined
  if (name === 'void') await failCaptures(tx, deps, paymentId)
  if (name) await transition(tx, deps, kind, { id: paymentId, name, actor: 'clock', locked: payment })
  else if (isNews(before, payment)) await savePayment(tx, payment)
  if (name === 'void') return
  // Nothing looked at it while it waited for its payer.
  if (name && before.status === 'failed') await wakePayment(tx, deps, { paymentId })
  await tellFollowers(context, 'review', payment)
  return loadPlan(tx, paymentId)
}

const STEPS: Record<ProviderPayment['status'], string> = {
  open: 'reopen',
  requires_action: 'challenge',
  processing: 'challenge',
  authorised: 'authorise',
  captured: 'authorise',
  voided: 'void',
}

/** The step that leads to the provider's state, if the payment is not there yet. */
function stepOf({ purpose, status }: PaymentRow, seen: ProviderPayment): string | undefined {
  // Nobody is there to type in another card.
  const name = seen.status === 'open' && purpose !== 'rental' ? 'refuse' : STEPS[seen.status]
  return Object.hasOwn(PAYMENT_LIFECYCLE[status as PaymentState], name) ? name : undefined
}
