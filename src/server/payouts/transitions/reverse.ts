import { z } from 'zod'
import { postPayoutReversed } from '#server/ledger/post-payout.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import type { PayoutRow } from '../payout-row.ts'

/** What was paid came back days later, for the reason of this code: the money is the person's again. */
export const reverse = step<PayoutRow>()({
  name: 'reverse',
  input: { code: z.string().max(60) },
  reason: ({ code }) => code,
  async effects({ tx, deps, now }, row, { code }) {
    await postPayoutReversed(tx, row, now)
    await mailPayout(tx, deps.config.siteUrl, row, code)
    return undefined
  },
})
