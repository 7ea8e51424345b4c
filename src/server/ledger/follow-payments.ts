import type { PaymentFollower } from '#server/money/follower.ts'
import { PAYMENT_PURPOSES } from '#server/money/payment-row.ts'
import { postCapture } from './post-capture.ts'
import { postCharge } from './post-charge.ts'
import { postRefund } from './post-refund.ts'

/** The ledger posts what was captured and what went back; each once, so that it may be told again. */
export const followPayments: PaymentFollower = {
  purposes: PAYMENT_PURPOSES,
  async captured({ tx, now: at }, { id: paymentId, purpose }, { booking, cents }) {
    const posted = { paymentId, cents, at }
    if (purpose === 'rental') await postCapture(tx, booking, posted)
    else await postCharge(tx, booking, { ...posted, purpose })
  },
  refunded: ({ tx, now: at }, { id: paymentId, user_id: renterId }, { id: refundId, bookingId, cents }) =>
    postRefund(tx, { refundId, paymentId, bookingId, renterId, cents, at }),
}
