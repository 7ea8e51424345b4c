import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { deposit as kind } from './deposit.ts'
import { giveUpPayments } from './give-up-payments.ts'
import { requestCaptures } from './request-captures.ts'
import { requestCharge } from './request-charge.ts'
import { wakePayment } from './wake-payment.ts'

/**
 * Gives a booking's deposit back to its renter as soon as the caller's transaction has committed; nothing where there
 * is none, or where something was decided about it before.
 */
export async function requestDepositRelease(
  tx: Transaction<Schema>,
  deps: Deps,
  bookingId: string,
): Promise<void> {
  const deposit = await kind.lock(tx, bookingId)
  if (!deposit || deposit.decision) return
  await tx
    .updateTable('deposits')
    .set({ decision: 'release', due_at: null })
    .where('booking_id', '=', bookingId)
    .execute()
  // One that is held is released once the provider has voided it.
  if (deposit.status !== 'held')
    await transition(tx, deps, kind, { id: bookingId, name: 'release', actor: 'clock', locked: deposit })
  await giveUpAuthorisations(tx, deps, bookingId)
}

export interface DepositCapture {
  bookingId: string
  /** More than 0. */
  cents: number
  /** Null where an admin takes it by hand. */
  claimId: string | null
}

/**
 * Takes what a claim was decided to cost, or an admin decided, out of a booking's deposit, once, as soon as the caller's transaction has
 * committed, and gives the rest back. What the deposit does not cover, or all of it where none is reserved, is charged
 * to the renter's card as `claim`. The money is the lender's at once.
 */
export async function requestDepositCapture(
  tx: Transaction<Schema>,
  deps: Deps,
  { bookingId, cents, claimId }: DepositCapture,
): Promise<void> {
  const deposit = await kind.lock(tx, bookingId)
  if (claimId && deposit?.claim_id === claimId) return
  const isHeld = deposit?.status === 'held' && deposit.decision === null
  const fromDeposit = isHeld ? Math.min(cents, deposit.amount_cents) : 0
  if (deposit?.payment_id && fromDeposit > 0) {
    await tx
      .updateTable('deposits')
      .set({ decision: 'capture', decided_cents: fromDeposit, due_at: null, claim_id: claimId })
      .where('booking_id', '=', bookingId)
      .execute()
    await requestCaptures(tx, deposit.payment_id, [{ bookingId, cents: fromDeposit }], fromDeposit)
    await wakePayment(tx, deps, { paymentId: deposit.payment_id })
    await giveUpAuthorisations(tx, deps, bookingId)
  } else {
    await requestDepositRelease(tx, deps, bookingId)
  }
  const rest = cents - fromDeposit
  if (rest > 0 && claimId)
    await requestCharge(tx, deps, { bookingId, purpose: 'claim', cents: rest, onceKey: claimId })
}

/** Voids every authorisation of a deposit out of which nothing is taken. */
const giveUpAuthorisations = (tx: Transaction<Schema>, deps: Pick<Deps, 'tasks'>, bookingId: string) =>
  giveUpPayments(tx, deps, (where) =>
    where.and([where('booking_id', '=', bookingId), where('purpose', '=', 'deposit')]),
  )
