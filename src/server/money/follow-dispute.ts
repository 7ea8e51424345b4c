import { transition } from '#server/lifecycle/transition.ts'
import type { FollowerContext, PaymentFollower } from './follower.ts'
import { PAYMENT_PURPOSES } from './payment-row.ts'
import { refund as refundKind } from './refund.ts'
import { loadRefundable, refundCaptures } from './refund-captures.ts'
import { sendRefund } from './tasks/send-refund.ts'

/**
 * The refunds of a disputed payment wait for its end: where it was won they are sent, with what was called off meanwhile;
 * where it was lost the renter's bank has given the money back.
 */
export const followDispute: PaymentFollower = {
  purposes: PAYMENT_PURPOSES,
  async disputed(context, payment, { step, dispute }) {
    const { tx, deps } = context
    if (step !== 'win' && step !== 'lose') return
    for (const id of await waitingRefunds(context, dispute)) {
      if (step === 'win') await deps.tasks.enqueue(tx, sendRefund.name, { refundId: id }, {})
      else await transition(tx, deps, refundKind, { id, name: 'fail', actor: 'clock' })
    }
    const isPrice = payment.purpose === 'rental' || payment.purpose === 'extension'
    if (step === 'lose' || !isPrice) return
    const bookingId = dispute.booking_id
    const cents = await missingCents(context, bookingId)
    if (cents > 0) await refundCaptures(tx, deps, { bookingId, cents, reason: 'dispute_won' })
  },
}

async function waitingRefunds(
  { tx }: FollowerContext,
  { payment_id, booking_id }: { payment_id: string; booking_id: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment_id)
    .where('booking_id', '=', booking_id)
    .where('status', '=', 'requested')
    .execute()
  return rows.map(({ id }) => id)
}

/** What of a cancelled booking's price is at the provider beyond what is kept of it, as it was disputed at the time. */
async function missingCents({ tx }: FollowerContext, id: string): Promise<number> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['status', 'due_cents', 'refund_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (booking.status !== 'cancelled') return 0
  const { goodwill } = await tx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('goodwill'))
    .where('booking_id', '=', id)
    .where('status', '<>', 'failed')
    .where('reason', '=', 'goodwill')
    .executeTakeFirstOrThrow()
  const left = (await loadRefundable(tx, id)).reduce((sum, { leftCents }) => sum + Number(leftCents), 0)
  return left - Math.max(0, booking.due_cents - booking.refund_cents - Number(goodwill ?? 0))
}
