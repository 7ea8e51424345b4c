import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { requestCharge } from './request-charge.ts'

/**
 * Gives a booking's deposit back to its renter as soon as the caller's transaction has committed; nothing where there
 * is none, or where something was decided about it before.
 */
export async function requestDepositRelease(tx: Transaction<Schema>, bookingId: string): Promise<void> {
  const released = await tx
    .updateTable('deposits')
    .set((column) => ({
      decision: 'release',
      due_at: null,
      // A deposit that would have to be voided at the provider is not reserved.
      status: column.case().when('status', '=', 'held').then('held').else('released').end(),
    }))
    .where('booking_id', '=', bookingId)
    .where('decision', 'is', null)
    .returning('booking_id')
    .executeTakeFirst()
  if (released) await wake(tx, bookingId)
}

export interface DepositCapture {
  bookingId: string
  /** More than 0. */
  cents: number
  claimId: string
}

/**
 * Takes what a claim was decided to cost out of a booking's deposit, once, as soon as the caller's transaction has
 * committed, and gives the rest back. What the deposit does not cover, or all of it where none is reserved, is charged
 * to the renter's card as `claim`. The money is the lender's at once.
 */
export async function requestDepositCapture(
  tx: Transaction<Schema>,
  { bookingId, cents, claimId }: DepositCapture,
): Promise<void> {
  const deposit = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
  if (deposit?.claim_id === claimId) return
  const isHeld = deposit?.status === 'held' && deposit.decision === null
  const fromDeposit = isHeld ? Math.min(cents, deposit.amount_cents) : 0
  if (deposit?.payment_id && fromDeposit > 0) {
    await tx
      .updateTable('deposits')
      .set({ decision: 'capture', decided_cents: fromDeposit, due_at: null, claim_id: claimId })
      .where('booking_id', '=', bookingId)
      .execute()
    await tx
      .updateTable('payments')
      .set({ capture_cents: fromDeposit })
      .where('id', '=', deposit.payment_id)
      .execute()
    await tx
      .insertInto('captures')
      .values({ payment_id: deposit.payment_id, booking_id: bookingId, amount_cents: fromDeposit })
      .execute()
    await wake(tx, bookingId)
  } else {
    await requestDepositRelease(tx, bookingId)
  }
  const rest = cents - fromDeposit
  if (rest > 0) await requestCharge(tx, { bookingId, purpose: 'claim', cents: rest, onceKey: claimId })
}

/** Makes the job check all authorisations of a deposit at once. */
const wake = (tx: Transaction<Schema>, bookingId: string) =>
  tx
    .updateTable('payments')
    .set({ check_at: '-infinity' })
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'deposit')
    .execute()
