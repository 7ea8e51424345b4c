import type { FollowerContext, PaymentFollower } from '#server/money/follower.ts'
import { PAYMENT_PURPOSES } from '#server/money/payment-row.ts'
import { postRelease } from './post-release.ts'
import { postTransfer } from './post-transfer.ts'

/**
 * What a dispute takes is the platform's loss until it is won, or an admin takes it from the lender. What the rental earned is
 * held meanwhile, and released with the end of the dispute where the rental has ended.
 */
export const followDisputes: PaymentFollower = {
  purposes: PAYMENT_PURPOSES,
  async disputed(context, { id: paymentId }, { step, dispute, cents = 0 }) {
    const { tx, now: at } = context
    if (step === 'withdraw' || step === 'reinstate')
      await postTransfer(tx, {
        kind: 'dispute',
        onceKey: `dispute:${dispute.id}:${await countMoves(context, paymentId)}`,
        bookingId: dispute.booking_id,
        paymentId,
        at,
        entries: [
          { account: 'platform', cents: step === 'withdraw' ? -cents : cents },
          { account: 'provider', cents: step === 'withdraw' ? cents : -cents },
        ],
      })
    if (step === 'win' || step === 'carry') await releaseHeld(context, dispute.booking_id)
  },
}

/** How often disputes of a payment moved money so far: a bank may take and give back more than once. */
async function countMoves({ tx }: FollowerContext, paymentId: string): Promise<number> {
  const { moves } = await tx
    .selectFrom('ledger_transfers')
    .select(({ fn }) => fn.countAll<number>().as('moves'))
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'dispute')
    .executeTakeFirstOrThrow()
  return moves
}

/** Releases what was held of a rental that has ended meanwhile. */
async function releaseHeld({ tx, now }: FollowerContext, bookingId: string): Promise<void> {
  const { status } = await tx
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  if (status === 'completed' || status === 'cancelled') await postRelease(tx, bookingId, now)
}
