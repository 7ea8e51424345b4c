import { z } from 'zod'
import { postPayoutReturned } from '#server/ledger/post-payout.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { auditDecision } from '../audit-decision.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import type { PayoutRow } from '../payout-row.ts'

/** A moderator refuses a payout, in words that the person reads; the money is theirs again. */
export const reject = step<PayoutRow>()({
  name: 'reject',
  input: { reason: z.string().trim().min(3).max(500) },
  reason: ({ reason }) => reason,
  async effects(context, row, { reason }) {
    const { tx, deps, now } = context
    await postPayoutReturned(tx, row, now)
    await auditDecision(context, row, 'reject-payout', reason)
    await mailPayout(tx, deps.config.siteUrl, row, reason)
    return undefined
  },
})
