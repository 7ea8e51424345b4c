import { z } from 'zod'
import { postPayoutReturned } from '#server/ledger/post-payout.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { auditDecision } from '../audit-decision.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import type { PayoutRow } from '../payout-row.ts'
import { refuseBanked } from '../refuse-banked.ts'

/** Where operators pay by hand: the transfer came back, and the money is the person's again. */
export const fail = step<PayoutRow>()({
  name: 'fail',
  input: { reason: z.string().trim().min(3).max(500) },
  guard: refuseBanked,
  reason: ({ reason }) => reason,
  async effects(context, row, { reason }) {
    const { tx, deps, now } = context
    await postPayoutReturned(tx, row, now)
    await auditDecision(context, row, 'fail-payout', reason)
    await mailPayout(tx, deps.config.siteUrl, row, reason)
    return undefined
  },
})
