import { postExtension } from '#server/ledger/post-extension.ts'
import type { FollowerContext, PaymentFollower } from '#server/money/follower.ts'
import { requestRefund } from '#server/money/request-refund.ts'
import { completeExtension } from './complete-extension.ts'

/** A rental ends later once its extension is captured; one that came too late is given back. */
export const followExtension: PaymentFollower = {
  purposes: ['extension'],
  async captured({ tx, deps, now: at }, { id: paymentId, extension_id }, { booking, cents }) {
    const bookingId = booking.id
    const outcome = await completeExtension(tx, deps, extension_id!)
    if (outcome === 'completed') await postExtension(tx, booking, { paymentId, cents, at })
    if (outcome === 'unwanted' && !(await isRefunded(tx, paymentId)))
      await requestRefund(tx, deps, { paymentId, bookingId, cents, reason: 'extension_lapsed' })
  },
}

const isRefunded = async (tx: FollowerContext['tx'], paymentId: string): Promise<boolean> =>
  (await tx.selectFrom('refunds').select('id').where('payment_id', '=', paymentId).executeTakeFirst()) !==
  undefined
