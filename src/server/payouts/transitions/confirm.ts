import { postPayoutPaid } from '#server/ledger/post-payout.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { auditDecision } from '../audit-decision.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import type { PayoutRow } from '../payout-row.ts'
import { refuseBanked } from '../refuse-banked.ts'

/** Where operators pay by hand: the transfer was made. */
export const confirm = step<PayoutRow>()({
  name: 'confirm',
  guard: refuseBanked,
  async effects(context, row) {
    const { tx, deps, now } = context
    await postPayoutPaid(tx, row, now)
    await auditDecision(context, row, 'confirm-payout')
    await mailPayout(tx, deps.config.siteUrl, row)
    return undefined
  },
})
