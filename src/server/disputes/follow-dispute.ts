import type { PaymentFollower } from '#server/money/follower.ts'
import { PAYMENT_PURPOSES } from '#server/money/payment-row.ts'
import { mailDispute } from './mails/mail-dispute.ts'
import { tellAdmins } from './mails/tell-admins.ts'

/** Both sides and the admins are told of a dispute and of its end. */
export const tellOfDispute: PaymentFollower = {
  purposes: PAYMENT_PURPOSES,
  async disputed({ tx, deps }, _payment, { step, dispute }) {
    if (step === 'withdraw' || step === 'reinstate') return
    const { siteUrl } = deps.config
    await mailDispute(tx, siteUrl, dispute, step)
    if (step === 'open' || step === 'lose') await tellAdmins(tx, siteUrl, dispute.id, step)
  },
}
