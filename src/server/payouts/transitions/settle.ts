import { postPayoutPaid } from '#server/ledger/post-payout.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import type { PayoutRow } from '../payout-row.ts'

/** The bank says that the money has gone out. */
export const settle = step<PayoutRow>()({
  name: 'settle',
  async effects({ tx, deps, now }, row) {
    await postPayoutPaid(tx, row, now)
    await mailPayout(tx, deps.config.siteUrl, row)
    return undefined
  },
})
