import type { Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { PaymentProviderError, type ProviderPayment } from '#server/providers/provider.ts'
import { capture } from './capture.ts'
import { endPayment } from './end-payment.ts'
import { failCaptures } from './fail-captures.ts'
import { tellFollowers } from './follower.ts'
import { lockPayment } from './load-payment.ts'
import type { Plan, PlannedCapture } from './load-plan.ts'
import type { PaymentRow } from './payment-row.ts'

/**
 * Captures what was decided for each booking of a payment, and voids the rest once everything is decided. Each decision
 * was recorded before the provider is asked, so after a crash the same one is carried out and no other. Throws a
 * `PaymentProviderError`.
 */
export async function carryOut(deps: Deps, plan: Plan): Promise<void> {
  for (const planned of plan.captures) {
    const seen = await askToCapture(deps, plan, planned)
    if (seen.capturedParts[planned.part] === undefined)
      return record(deps, plan, (tx, payment) => recordLapse(tx, deps, payment, seen))
    // Captured in full: there is nothing left to void.
    const isAll = plan.isFinal && planned === plan.captures.at(-1) && seen.status === 'captured'
    await recordCapture(deps, plan, planned, isAll)
    if (isAll) return
  }
  if (!plan.isFinal) return
  const ended = await voidRest(deps, plan)
  if (ended && !isEnded(ended)) return
  await record(deps, plan, (tx, payment) => endPayment(tx, deps, payment))
}

/** Records something in one transaction, on the payment as it is then. */
const record = (
  deps: Deps,
  { paymentId }: Plan,
  work: (tx: Transaction<Schema>, payment: PaymentRow) => Promise<void>,
) =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (payment) await work(tx, payment)
  })

async function askToCapture(
  deps: Deps,
  { intents, paymentId }: Plan,
  { id: captureId, part, amountCents }: PlannedCapture,
): Promise<ProviderPayment> {
  if (intents.length === 0) throw new Error(`Payment ${paymentId} was never made`)
  try {
    return await deps.payments.capture(intents, { part, amountCents, idempotencyKey: `capture:${captureId}` })
  } catch (error) {
    // The authorisation expired, or was captured so long ago that the provider forgot the key: the payment itself tells.
    if (isWrongState(error)) return deps.payments.retrieve(intents)
    throw error
  }
}

/** Answers nothing for a payment that the provider never heard of. */
async function voidRest(deps: Deps, { intents, paymentId }: Plan): Promise<ProviderPayment | undefined> {
  if (intents.length === 0) return
  try {
    return await deps.payments.void(intents, `void:${paymentId}`)
  } catch (error) {
    // The authorisation lapsed in the meantime.
    if (isWrongState(error)) return deps.payments.retrieve(intents)
    throw error
  }
}

/** Records, once, that the provider captured a booking's money; `isAll` if no more of the payment will be. */
const recordCapture = (
  deps: Deps,
  { paymentId }: Plan,
  { id, amountCents }: PlannedCapture,
  isAll: boolean,
): Promise<void> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    // One after the other in one round trip.
    const [payment, locked] = await Promise.all([lockPayment(tx, paymentId), capture.lock(tx, id)])
    if (!payment) return
    const isNew = locked?.status === 'requested'
    if (isNew)
      await transition(tx, deps, capture, { id, name: 'capture', actor: 'clock', locked, input: { payment } })
    const captured_cents = payment.captured_cents + (isNew ? amountCents : 0)
    if (isAll) await endPayment(tx, deps, { ...payment, captured_cents })
  })

/**
 * Records that the authorisation ended before everything decided was captured. A payment whose state says otherwise is
 * left to the next try.
 */
async function recordLapse(
  tx: Transaction<Schema>,
  deps: Deps,
  payment: PaymentRow,
  seen: ProviderPayment,
): Promise<void> {
  if (!isEnded(seen)) return
  await failCaptures(tx, deps, payment.id)
  await tellFollowers({ tx, deps, now: deps.now() }, 'lapsed', payment)
  await endPayment(tx, deps, payment)
}

const isEnded = ({ status }: ProviderPayment): boolean => status === 'captured' || status === 'voided'

const isWrongState = (error: unknown): boolean =>
  error instanceof PaymentProviderError && error.fault === 'wrong_state'
