import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { postTransfer } from './post-transfer.ts'

export interface PostedCharge {
  paymentId: string
  bookingId: string
  purpose: 'deposit' | 'extension' | 'late_fee' | 'claim'
  cents: number
  /** False for what goes back at once, because it is no longer needed. */
  isWanted: boolean
  at: Date
}

/**
 * Posts what was captured of a later payment. A deposit that a claim took, a claim and a late fee make good a
 * lender's loss: the lender has them at once and in full. An extension goes the way of the rental's price: it is owed
 * to the lender from the pick-up on and released with the rental.
 */
export async function postCharge(
  tx: Transaction<Schema>,
  { paymentId, bookingId, purpose, cents, isWanted, at }: PostedCharge,
): Promise<void> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['renter_id', 'owner_id', 'status'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const cause = { bookingId, paymentId, at }
  const renter = { account: 'renter' as const, userId: booking.renter_id }
  await postTransfer(tx, {
    ...cause,
    kind: 'capture',
    onceKey: `capture:${paymentId}`,
    entries: [
      { account: 'provider', cents: -cents },
      { ...renter, cents },
    ],
  })
  if (!isWanted) return
  if (purpose === 'extension') {
    if (booking.status === 'confirmed') return
    await postTransfer(tx, {
      ...cause,
      kind: 'pick_up',
      onceKey: `pick_up:${paymentId}`,
      entries: [
        { ...renter, cents: -cents },
        { account: 'lender_pending', userId: booking.owner_id, cents },
      ],
    })
    return
  }
  await postTransfer(tx, {
    ...cause,
    kind: 'compensation',
    onceKey: `compensation:${paymentId}`,
    entries: [
      { ...renter, cents: -cents },
      { account: 'lender', userId: booking.owner_id, cents },
    ],
  })
}
